import * as v from 'valibot';
import { Email } from '../auth/contract.ts';
import { Id, IdParam, Image, Status } from '../shared/contract.ts';

/** What a person is for an artist. */
export const ManagerRole = v.picklist(['artist', 'manager', 'label', 'agent']);
export type ManagerRole = v.InferOutput<typeof ManagerRole>;

/** An artist for whom a person acts. */
export const ManagedArtist = v.object({
  id: Id,
  name: v.string(),
  image: v.nullable(Image),
  role: ManagerRole,
  status: Status,
});
export type ManagedArtist = v.InferOutput<typeof ManagedArtist>;
export const ManagedArtistsResponse = v.object({ artists: v.array(ManagedArtist) });

/** Whether a role changes the team of an artist. All roles change the artist and its releases. */
export const canManageTeam = (role: ManagerRole | undefined): boolean =>
  role === 'artist' || role === 'manager';

/** Somebody who acts for an artist. */
export const ArtistTeamMember = v.object({
  /** The id of the user. */
  id: Id,
  name: v.string(),
  /** Only for those who manage the team; null for others. */
  email: v.nullable(v.string()),
  role: ManagerRole,
});
export type ArtistTeamMember = v.InferOutput<typeof ArtistTeamMember>;
/** The people who act for an artist, the artist first. */
export const ArtistTeam = v.object({ can_manage: v.boolean(), members: v.array(ArtistTeamMember) });
export type ArtistTeam = v.InferOutput<typeof ArtistTeam>;
export const ArtistTeamResponse = v.object({ team: ArtistTeam });

/** The body of a new member, who has an account. */
export const AddedTeamMember = v.object({ email: Email, role: ManagerRole });
export type AddedTeamMember = v.InferOutput<typeof AddedTeamMember>;
export const TeamRoleInput = v.object({ role: ManagerRole });
export const TeamMemberParam = v.object({ ...IdParam.entries, userId: IdParam.entries.id });
