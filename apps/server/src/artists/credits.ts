import type { ArtistCredit } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { artistPolicy } from './policy.ts';
import { artists } from './table.ts';

/** The published artists of a track or album, in their order. `owner` is the column of `link` that references it. */
export const creditsOf = (link: PgTable, owner: PgColumn, id: PgColumn): SQL<ArtistCredit[]> => sql`coalesce((
  select json_agg(
    json_build_object('id', ${artists.id}, 'name', ${artists.name}, 'slug', ${artists.slug}, 'role', l.role, 'order', l."order")
    order by l."order", ${artists.id}, l.role
  )
  from ${link} l join ${artists} on ${artists.id} = l.artist_id
  where l.${sql.identifier(owner.name)} = ${id} and ${artistPolicy.isPublic}
), '[]')`;
