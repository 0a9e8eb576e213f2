import { AdminAlbum, AdminTrack, ArtistRef, type ArtistRole, Timestamp } from '@segno/data/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { artists } from '../../artists/table.ts';
import type { Database } from '../../db/Database.ts';
import { genres } from '../../genres/table.ts';
import { Problem } from '../../http/Problem.ts';
import { images } from '../../media/table.ts';
import { among } from '../../records/Listing.ts';
import { tags } from '../../tags/table.ts';

/** The artists of a track or album, once each. */
export const artistsOf = (link: PgTable, owner: PgColumn, id: PgColumn) =>
  sql<{ id: number; name: string; role: ArtistRole }[]>`coalesce((
    select json_agg(json_build_object('id', a.id, 'name', a.name, 'role', a.role) order by a.place, a.id) from (
      select r.id, r.name, min(l."order") as place, (array_agg(l.role order by l."order", l.role))[1] as role
      from ${link} l join ${artists} r on r.id = l.artist_id
      where l.${sql.identifier(owner.name)} = ${id} group by r.id, r.name) a), '[]')`;

/** The genres or tags of a record with their names, in their order. */
export const refsOf = (link: PgTable, owner: PgColumn, id: PgColumn, target: PgColumn, to: PgTable) =>
  sql<{ id: number; name: string }[]>`coalesce((
    select json_agg(json_build_object('id', n.id, 'name', n.display_name) order by l."order", n.id)
    from ${link} l join ${to} n on n.id = l.${sql.identifier(target.name)}
    where l.${sql.identifier(owner.name)} = ${id}), '[]')`;

/** The key of a picture that a form has changed: null where it was removed. Other forms leave the picture as it is. */
export interface PictureExtras {
  image_key?: string | null | undefined;
}

/** What the forms of the backstage change beside the fields of the administration. */
export interface ReleaseExtras extends PictureExtras {
  /** The sound of a track. It comes with its duration. */
  recording_key?: string | null | undefined;
  /** The roles of `artist_ids`, in their order. */
  artist_roles?: readonly string[] | undefined;
}

const fileKey = v.nullable(v.string());

const asDate = v.pipe(
  v.nullable(Timestamp),
  v.transform((text) => (text === null ? null : new Date(text))),
);

/** `ReleaseExtras` and the other fields of those forms, as a record in the log of changes has them. */
const extrasOf = <TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.pipe(
    // Entries of the log from before a field was added do not have it.
    v.partial(v.object({ ...entries, image_key: fileKey, publish_at: asDate, artists: v.array(ArtistRef) })),
    v.transform(({ artists, ...values }) => ({
      ...values,
      ...(artists && { artist_roles: artists.map(({ role }) => role) }),
    })),
  );
export const trackExtras = extrasOf({
  ...v.pick(AdminTrack, ['publish_zone', 'comments_disabled', 'isrc', 'licence', 'credits']).entries,
  recording_key: fileKey,
});
export const albumExtras = extrasOf(
  v.pick(AdminAlbum, ['publish_zone', 'comments_disabled', 'upc', 'catalogue_number', 'copyright']).entries,
);

export const pictureExtras = v.partial(v.object({ image_key: fileKey }));
export const artistExtras = v.partial(v.object({ image_key: fileKey, background_image_key: fileKey }));

/** Gives the picture of a record the description that it had. Drawn pictures keep theirs. */
export const restoreAlt =
  (table: PgTable & { id: PgColumn; image_key: PgColumn }) =>
  async (tx: Database, id: number, { image }: Record<string, unknown>): Promise<void> => {
    const former = v.safeParse(v.object({ alt: v.nullable(v.string()) }), image);
    if (!former.success) return;
    const key = tx.select({ key: table.image_key }).from(table).where(eq(table.id, id));
    await tx
      .update(images)
      .set({ alt: former.output.alt })
      .where(and(sql`${images.key} = (${key})`, isNotNull(images.hash)));
  };

/** Sets the role of each artist of a record. */
export async function setRoles(
  tx: Database,
  link: PgTable,
  owner: PgColumn,
  id: number,
  artistIds: readonly number[],
  artistRoles: readonly string[] | undefined,
) {
  if (!artistRoles) return;
  const ownerName = sql.identifier(owner.name);
  const wanted = [...new Set(artistIds)].map((artistId) => ({
    artistId,
    role: artistRoles[artistIds.indexOf(artistId)] ?? 'primary',
  }));
  await tx.execute(sql`delete from ${link} where ${ownerName} = ${id}`);
  if (wanted.length === 0) return;
  await tx.execute(sql`insert into ${link} (${ownerName}, artist_id, role, "order")
    select ${id}, w.id, w.role, w.place - 1
    from unnest(${sql.param(wanted.map(({ artistId }) => artistId))}::integer[],
      ${sql.param(wanted.map(({ role }) => role))}::text[]) with ordinality w (id, role, place)`);
}

/** Replaces the links of a record, if they differ. The roles of artists who stay are kept. */
export async function setLinks(
  tx: Database,
  link: PgTable,
  owner: PgColumn,
  target: PgColumn,
  id: number,
  wanted: readonly number[],
) {
  const [ownerName, targetName] = [sql.identifier(owner.name), sql.identifier(target.name)];
  const list = sql`${sql.param([...new Set(wanted)])}::integer[]`;
  await tx.execute(sql`delete from ${link} where ${ownerName} = ${id} and ${targetName} <> all(${list})`);
  await tx.execute(sql`update ${link} set "order" = w.place - 1
    from unnest(${list}) with ordinality w (id, place)
    where ${link}.${ownerName} = ${id} and ${link}.${targetName} = w.id and ${link}."order" <> w.place - 1`);
  await tx.execute(sql`insert into ${link} (${ownerName}, ${targetName}, "order")
    select ${id}, w.id, w.place - 1 from unnest(${list}) with ordinality w (id, place)
    where not exists (select 1 from ${link} l where l.${ownerName} = ${id} and l.${targetName} = w.id)`);
}

/** Refuses a link to a record that does not exist. */
export async function requireAll(
  tx: Database,
  table: PgTable & { id: PgColumn },
  ids: readonly number[],
  field: string,
) {
  const unique = [...new Set(ids)];
  if (unique.length === 0 || (await tx.$count(table, among(table.id, unique))) === unique.length) return;
  throw new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { [field]: 'This does not exist, or not any more.' },
  });
}

export interface ReleaseLinks {
  artist_ids: number[];
  genre_ids: number[];
  tag_ids: number[];
}
export const requireLinks = async (tx: Database, { artist_ids, genre_ids, tag_ids }: ReleaseLinks) => {
  await requireAll(tx, artists, artist_ids, 'artist_ids');
  await requireAll(tx, genres, genre_ids, 'genre_ids');
  await requireAll(tx, tags, tag_ids, 'tag_ids');
};
