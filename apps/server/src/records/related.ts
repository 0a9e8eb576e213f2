import type { Image, NamedRef } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

// The database aggregates the lists inside a record, so that a page of records needs one query. The link tables have
// short aliases, because the outer query may use the same table.

/** How records are linked to genres or tags: `owner` and `by` are the columns of the link table `link`. */
interface NameLink {
  link: PgTable;
  owner: PgColumn;
  /** The id of the record. */
  id: PgColumn;
  /** The table of the genres or tags. */
  to: PgTable;
  by: PgColumn;
}

/** The genres or tags of a record, in their order. */
export const namedOf = ({ link, owner, id, to, by }: NameLink): SQL<NamedRef[]> => sql`coalesce((
  select json_agg(
    json_build_object('id', n.id, 'name', n.name, 'display_name', n.display_name)
    order by l."order", n.id
  )
  from ${link} l join ${to} n on n.id = l.${sql.identifier(by.name)}
  where l.${sql.identifier(owner.name)} = ${id}
), '[]')`;

/** Keeps the records that are linked to the genre or tag of this name. */
export const hasNamed =
  ({ link, owner, id, to, by }: NameLink) =>
  (name: string): SQL =>
    sql`${id} in (
    select l.${sql.identifier(owner.name)} from ${link} l join ${to} n on n.id = l.${sql.identifier(by.name)}
    where n.name = ${name})`;

/** A stored image as the API returns it. */
export const toImage = (stored: { key: string; color: string; alt: string | null } | null): Image | null =>
  stored && { src: `/media/images/${encodeURIComponent(stored.key)}`, color: stored.color, alt: stored.alt };
