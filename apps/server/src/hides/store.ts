import { type Hide, type HideInput, type HideKind, type HideScope, maxHides } from '@segno/data/contract';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { hides } from './table.ts';

const isInForce = sql`(${hides.until} is null or ${hides.until} > now())`;

const nameOf = sql<string | null>`case ${hides.kind}
  when 'track' then (select name from ${tracks} where id = ${hides.record_id})
  when 'artist' then (select name from ${artists} where id = ${hides.record_id})
  when 'genre' then (select display_name from ${genres} where id = ${hides.record_id})
  else (select display_name from ${tags} where id = ${hides.record_id}) end`;

/** What a person hides now, the latest first. */
export async function findHides(db: Database, userId: number): Promise<Hide[]> {
  const found = await db
    .select({
      kind: hides.kind,
      id: hides.record_id,
      name: nameOf,
      scope: hides.scope,
      until: hides.until,
      created_at: hides.created_at,
    })
    .from(hides)
    .where(and(eq(hides.user_id, userId), isInForce))
    .orderBy(desc(hides.created_at), desc(hides.record_id))
    .limit(maxHides);
  return found.flatMap(({ name, until, created_at, ...rest }) =>
    name === null
      ? []
      : { ...rest, name, until: until?.toISOString() ?? null, created_at: created_at.toISOString() },
  );
}

/** Whether a person hides anything now. */
export async function hasHides(db: Database, userId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: hides.record_id })
    .from(hides)
    .where(and(eq(hides.user_id, userId), isInForce))
    .limit(1);
  return found !== undefined;
}

const tables = { track: tracks, artist: artists, genre: genres, tag: tags };

/** Hides a record that the viewer may see, or changes where and until when. */
export async function hide(
  db: Database,
  viewer: SignedInViewer,
  kind: HideKind,
  id: number,
  { scope = 'everywhere', until = null }: HideInput,
): Promise<void> {
  const table = tables[kind];
  const visible: SQL =
    kind === 'track'
      ? trackPolicy.isVisible(viewer)
      : kind === 'artist'
        ? artistPolicy.isVisible(viewer)
        : sql`true`;
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), visible));
  if (!found) throw notFound();
  const mine = eq(hides.user_id, viewer.user.id);
  await db.delete(hides).where(and(mine, sql`not ${isInForce}`));
  if ((await db.$count(hides, mine)) >= maxHides)
    throw new Problem({
      status: 422,
      code: 'too_many_hides',
      message: 'You hide as much as is possible. Show something again first.',
    });
  const values = { scope, until: until === null ? null : new Date(until) };
  await db
    .insert(hides)
    .values({ user_id: viewer.user.id, kind, record_id: id, ...values })
    .onConflictDoUpdate({ target: [hides.user_id, hides.kind, hides.record_id], set: values });
}

/** Shows a record again. */
export async function unhide(db: Database, userId: number, kind: HideKind, id: number): Promise<void> {
  await db.delete(hides).where(and(eq(hides.user_id, userId), eq(hides.kind, kind), eq(hides.record_id, id)));
}

/** A condition: whether a viewer hides a track there, by itself, an artist, a genre or a tag. */
const isHidden = (viewer: Viewer, scope: HideScope, trackId: SQL): SQL =>
  viewer.user === null
    ? sql`false`
    : sql`exists (select 1 from ${hides} h where h.user_id = ${viewer.user.id}::integer
    and h.scope in (${scope}, 'everywhere') and (h.until is null or h.until > now())
    and case h.kind
      when 'track' then h.record_id = ${trackId}
      when 'artist' then exists (select 1 from ${trackArtists} l where l.track_id = ${trackId} and l.artist_id = h.record_id)
      when 'genre' then exists (select 1 from ${trackGenres} l where l.track_id = ${trackId} and l.genre_id = h.record_id)
      else exists (select 1 from ${trackTags} l where l.track_id = ${trackId} and l.tag_id = h.record_id) end)`;

/** The tracks among these that a viewer hides there. */
export async function hiddenTracks(
  db: Database,
  viewer: Viewer,
  scope: HideScope,
  ids: readonly number[],
): Promise<Set<number>> {
  if (!viewer.user || ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from unnest(${sql.param([...ids])}::integer[]) as wanted (id)
    where ${isHidden(viewer, scope, sql`wanted.id`)}`);
  return new Set(rows.map(({ id }) => id));
}

/** The ids of the records of a kind that a viewer hides in the search. */
export async function hiddenInSearch(
  db: Database,
  viewer: SignedInViewer,
): Promise<Record<HideKind, Set<number>> | null> {
  const found = await db
    .select({ kind: hides.kind, id: hides.record_id })
    .from(hides)
    .where(
      and(eq(hides.user_id, viewer.user.id), isInForce, sql`${hides.scope} in ('search', 'everywhere')`),
    );
  if (found.length === 0) return null;
  const of = (kind: HideKind) => new Set(found.flatMap((each) => (each.kind === kind ? each.id : [])));
  return { track: of('track'), artist: of('artist'), genre: of('genre'), tag: of('tag') };
}
