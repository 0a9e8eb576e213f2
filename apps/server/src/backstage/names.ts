import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { Problem } from '../http/Problem.ts';
import { namedForAddress } from '../records/named.ts';
import { tags } from '../tags/table.ts';

/** The ids of genres or tags, of which some are given by name. Those that do not exist are made. */
async function idsOf(
  tx: Database,
  table: PgTable & { id: PgColumn; name: PgColumn },
  field: string,
  wanted: readonly (number | string)[],
): Promise<number[]> {
  const found: number[] = [];
  for (const each of wanted) {
    if (typeof each === 'number') {
      found.push(each);
      continue;
    }
    const values = namedForAddress(each);
    if (values.name === '')
      throw new Problem({
        status: 422,
        code: 'invalid_request',
        message: 'Some of what was sent is not valid.',
        fields: { [field]: 'Use letters or digits.' },
      });
    const made = await tx.insert(table).values(values).onConflictDoNothing().returning({ id: table.id });
    const [row] =
      made.length > 0
        ? made
        : await tx
            .select({ id: table.id })
            .from(table)
            .where(sql`${table.name} = ${values.name}`);
    if (row) found.push(Number(row.id));
  }
  return [...new Set(found)];
}

/** Replaces the names of new genres and tags by their ids. */
export async function withIds<
  TInput extends { genre_ids: (number | string)[]; tag_ids?: (number | string)[] },
>(tx: Database, { genre_ids, tag_ids, ...input }: TInput) {
  return {
    ...input,
    genre_ids: await idsOf(tx, genres, 'genre_ids', genre_ids),
    ...(tag_ids && { tag_ids: await idsOf(tx, tags, 'tag_ids', tag_ids) }),
  };
}
