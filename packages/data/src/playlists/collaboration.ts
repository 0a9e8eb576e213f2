// Apart from the records, because only the dialog of the owner and the page of the link need it.
import * as v from 'valibot';
import { Count, Id, IdParam, Image, Timestamp } from '../shared/contract.ts';

/** Limits of collaboration: the people who edit one playlist, and the playlists that one person edits with others. */
export const collaborationLimits = { people: 200, playlists: 500 } as const;

/** Somebody who edits the tracks of a playlist because they joined by its link. */
export const Collaborator = v.object({
  id: Id,
  name: v.string(),
  image: v.nullable(Image),
  joined_at: Timestamp,
});
export type Collaborator = v.InferOutput<typeof Collaborator>;

/** Who edits a playlist, and the link by which people join. Only who may change the playlist reads it. */
export const Collaboration = v.object({
  /** The path of the link; null without one. */
  link: v.nullable(v.object({ path: v.string(), created_at: Timestamp })),
  /** The latest first. */
  people: v.array(Collaborator),
});
export type Collaboration = v.InferOutput<typeof Collaboration>;

export const CollaborationResponse = v.object({ collaboration: Collaboration });

/** The parameters of a person in a collaboration. */
export const CollaboratorParam = v.object({ ...IdParam.entries, userId: IdParam.entries.id });

/** The secret of a link. */
export const PlaylistInviteParam = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });

/** What a link is for, which everybody with the link reads. */
export const PlaylistInvite = v.object({
  playlist: v.object({
    id: Id,
    name: v.string(),
    owner: v.string(),
    tracks_count: Count,
  }),
  /** Whether the viewer may edit the tracks already. */
  is_member: v.boolean(),
});
export type PlaylistInvite = v.InferOutput<typeof PlaylistInvite>;
export const PlaylistInviteResponse = v.object({ invite: PlaylistInvite });
