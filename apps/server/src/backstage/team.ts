import type { AddedTeamMember, ArtistTeam, ManagerRole } from '@segno/data/contract';
import { canManageTeam } from '@segno/data/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { albumArtists, albums } from '../albums/table.ts';
import { artistManagers, artists } from '../artists/table.ts';
import { recordChange } from '../audit/recordChange.ts';
import { countAttempt } from '../attempts/store.ts';
import type { Database } from '../db/Database.ts';
import { forbidden } from '../http/forbidden.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { notifyTeamJoined } from '../notifications/notify.ts';
import { giveRole } from '../roles/store.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { isEditor, requireArtist } from './access.ts';
import { endPrivateLinks } from './links.ts';

/** The most people of a team. */
const mostMembers = 50;

const inRoleOrder = sql`array_position(array['artist', 'manager', 'label', 'agent'], ${artistManagers.role})`;
const ofTeam = (artistId: number, userId: number) =>
  and(eq(artistManagers.artist_id, artistId), eq(artistManagers.user_id, userId));

const lastManager = () =>
  new Problem({
    status: 409,
    code: 'last_manager',
    message: 'Somebody must manage this team. Give another member the role of the artist or of a manager.',
  });

const listMembers = (db: Database, artistId: number) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, role: artistManagers.role })
    .from(artistManagers)
    .innerJoin(users, eq(users.id, artistManagers.user_id))
    .where(eq(artistManagers.artist_id, artistId))
    .orderBy(inRoleOrder, users.name, users.id);

type Member = Awaited<ReturnType<typeof listMembers>>[number];

const mayManage = (viewer: SignedInViewer, members: readonly Member[]) =>
  isEditor(viewer) || canManageTeam(members.find(({ id }) => id === viewer.user.id)?.role);

/** The people who act for an artist. Addresses are for those who manage the team. */
export async function findTeam(db: Database, viewer: SignedInViewer, artistId: number): Promise<ArtistTeam> {
  await requireArtist(db, viewer, artistId);
  const members = await listMembers(db, artistId);
  const canManage = mayManage(viewer, members);
  return {
    can_manage: canManage,
    members: members.map((member) => ({ ...member, email: canManage ? member.email : null })),
  };
}

/** Locks an artist, so that changes of its team run one after the other, and reads its members. */
async function lockTeam(tx: Database, viewer: SignedInViewer, artistId: number) {
  await requireArtist(tx, viewer, artistId);
  const [artist] = await tx
    .select({ id: artists.id, name: artists.name })
    .from(artists)
    .where(eq(artists.id, artistId))
    .for('no key update');
  if (!artist) throw notFound();
  return { artist, members: await listMembers(tx, artistId) };
}

const requireManaging = (viewer: SignedInViewer, members: readonly Member[]) => {
  if (!mayManage(viewer, members)) throw forbidden('Only the artist and its managers change the team.');
};

const refusedAddress = (message: string) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { email: message },
  });

/** How many addresses a person may enter: the answer tells whether there is an account. */
const addressLimit = { most: 30, seconds: 3600 } as const;

/** Makes somebody with an account act for an artist. It is safe to repeat. */
export async function addTeamMember(
  db: Database,
  viewer: SignedInViewer,
  artistId: number,
  { email, role }: AddedTeamMember,
): Promise<void> {
  await requireArtist(db, viewer, artistId);
  requireManaging(viewer, await listMembers(db, artistId));
  await countAttempt(db, `team ${viewer.user.id}`, addressLimit);
  await db.transaction(async (tx) => {
    const { artist, members } = await lockTeam(tx, viewer, artistId);
    requireManaging(viewer, members);
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.banned_at)));
    if (!user) throw refusedAddress('There is no account with this address.');
    const known = members.find(({ id }) => id === user.id);
    if (known?.role === role) return;
    if (known) throw refusedAddress('This person is in the team already.');
    if (members.length >= mostMembers) throw refusedAddress(`A team has at most ${mostMembers} people.`);
    await tx.insert(artistManagers).values({ artist_id: artistId, user_id: user.id, role });
    await giveRole(tx, user.id, 'Artists');
    await recordTeamChange(tx, viewer, artist, 'team_add', null, { member: user.id, role });
    await notifyTeamJoined(tx, user.id, { artist, actor: viewer.user });
  });
}

/** Changes what a member is for the artist. */
export const changeTeamRole = (
  db: Database,
  viewer: SignedInViewer,
  artistId: number,
  userId: number,
  role: ManagerRole,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { artist, members } = await lockTeam(tx, viewer, artistId);
    requireManaging(viewer, members);
    const member = members.find(({ id }) => id === userId);
    if (!member) throw notFound('This person is not in the team.');
    if (member.role === role) return;
    if (!canManageTeam(role)) requireAnotherManager(viewer, members, userId);
    await tx.update(artistManagers).set({ role }).where(ofTeam(artistId, userId));
    const change = { member: userId, role: member.role };
    await recordTeamChange(tx, viewer, artist, 'team_role', change, { ...change, role });
  });

/** Removes a member, or lets the viewer leave. */
export const removeTeamMember = (
  db: Database,
  viewer: SignedInViewer,
  artistId: number,
  userId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { artist, members } = await lockTeam(tx, viewer, artistId);
    if (userId !== viewer.user.id) requireManaging(viewer, members);
    const member = members.find(({ id }) => id === userId);
    if (!member) throw notFound('This person is not in the team.');
    requireAnotherManager(viewer, members, userId);
    await leaveTeam(tx, artistId, userId);
    await recordTeamChange(tx, viewer, artist, 'team_remove', { member: userId, role: member.role }, null);
  });

/** Those who may change the whole catalogue may leave a team without anybody who manages it. */
function requireAnotherManager(viewer: SignedInViewer, members: readonly Member[], userId: number) {
  if (isEditor(viewer)) return;
  if (!members.some(({ id, role }) => id !== userId && canManageTeam(role))) throw lastManager();
}

const recordTeamChange = (
  tx: Database,
  viewer: SignedInViewer,
  { id, name }: { id: number; name: string },
  action: string,
  before: object | null,
  after: object | null,
) => recordChange(tx, viewer, { action, record: { type: 'artists', ids: [id], name }, before, after });

/**
 * Ends a membership (BACKSTAGE-13). What the person made for the artist belongs to the team from now on, and the private
 * links of the artist's releases, which the person knows, end.
 */
async function leaveTeam(tx: Database, artistId: number, userId: number): Promise<void> {
  await tx.delete(artistManagers).where(ofTeam(artistId, userId));
  const [heir] = await tx
    .select({ id: artistManagers.user_id })
    .from(artistManagers)
    .where(eq(artistManagers.artist_id, artistId))
    .orderBy(inRoleOrder, artistManagers.user_id)
    .limit(1);
  for (const { table, link, owner } of [
    { table: albums, link: albumArtists, owner: albumArtists.album_id },
    { table: tracks, link: trackArtists, owner: trackArtists.track_id },
  ]) {
    const isOf = (artist: ReturnType<typeof sql>) =>
      sql`exists (select 1 from ${link} where ${owner} = ${table.id} and ${link.role} = 'primary' and ${artist})`;
    await tx
      .update(table)
      .set({ owner_id: heir?.id ?? null })
      .where(
        and(
          eq(table.owner_id, userId),
          isOf(sql`${link.artist_id} = ${artistId}`),
          sql`not ${isOf(sql`${link.artist_id} in (
            select ${artistManagers.artist_id} from ${artistManagers} where ${artistManagers.user_id} = ${userId})`)}`,
        ),
      );
  }
  await endPrivateLinks(
    tx,
    sql`exists (select 1 from ${albumArtists} where ${albumArtists.album_id} = ${albums.id}
      and ${albumArtists.role} = 'primary' and ${albumArtists.artist_id} = ${artistId})`,
  );
}

/** Ends all memberships of somebody, such as before the account is deleted. */
export async function leaveTeams(tx: Database, userId: number): Promise<void> {
  const teams = await tx
    .select({ artistId: artistManagers.artist_id })
    .from(artistManagers)
    .where(eq(artistManagers.user_id, userId));
  for (const { artistId } of teams) await leaveTeam(tx, artistId, userId);
}
