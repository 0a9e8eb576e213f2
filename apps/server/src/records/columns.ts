import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type PgColumn,
} from 'drizzle-orm/pg-core';

/** Visibility of a record; guests see only `published`. */
const statuses = ['draft', 'scheduled', 'published', 'hidden'] as const;

/** Text sorted by code point, the same on every database whatever its locale. */
const codePointText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Bytes, as `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Numeric primary key of a record. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The name for search: the result of `normalize`, written by `named`. */
const searchName = () => codePointText().notNull();

/** A name for search that the database makes of other columns. */
export const derivedSearchName = (value: SQL) => codePointText().generatedAlwaysAs(value);

/** `search_name` and the names of its artists; updated by triggers (migration `derived`). */
export const searchText = () => codePointText().notNull().default('');

/** A counter that only increases: plays, likes, followers. */
export const count = () => bigint({ mode: 'number' }).notNull().default(0);

/** A count that triggers update (migration `derived`); never written by the server. */
export const derivedCount = () => integer().notNull().default(0);

/** Total duration of its published tracks in milliseconds, updated like `derivedCount`. */
export const derivedDuration = () => bigint({ mode: 'number' }).notNull().default(0);

export const status = () => text({ enum: statuses }).notNull().default('published');

// Milliseconds, the precision of JavaScript dates, so that a value survives the round trip through a cursor.
export const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

export const updatedAt = () =>
  timestamp({ withTimezone: true, precision: 3 })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Sort key for lists by name. Truncated, so that a cursor stays short; the id breaks ties. */
export const nameKey = (searchName: PgColumn) => sql`left(${searchName}, 30)`;

/** Sort key for lists by release: a missing date is the oldest. */
export const releaseKey = (releaseDate: PgColumn) => sql`coalesce(${releaseDate}, '0001-01-01'::date)`;

/** Trigram index, which finds text anywhere in a column, also with typos. */
export const trigramIndex = (name: string, column: PgColumn) =>
  index(name).using('gin', sql`${column} gin_trgm_ops`);

/** The columns that follow from the name of a record: `named` fills them. */
export const nameColumns = () => ({
  name: text().notNull(),
  slug: text().notNull(),
  search_name: searchName(),
});

/** The names of a genre or a tag, set by `namedForAddress`. `name` is for addresses: lower case, hyphens for spaces. */
export const addressNameColumns = () => ({
  name: text().notNull().unique(),
  display_name: text().notNull(),
  search_name: searchName(),
});

export const timeColumns = () => ({ created_at: createdAt(), updated_at: updatedAt() });

/** A column of a link table. The link is deleted with the record that it references. */
export const linkTo = (target: () => PgColumn) =>
  integer().notNull().references(target, { onDelete: 'cascade' });

/** Position of a link within its record. */
export const linkOrder = () => integer().notNull().default(0);

/** The primary key of a link table, and its index for the reverse direction. */
export const linkKeys = (table: string, [owner, target, ...more]: [PgColumn, PgColumn, ...PgColumn[]]) => [
  primaryKey({ columns: [owner, target, ...more] }),
  index(`${table}_${target.name.replace(/_id$/, '')}`).on(target),
];

type LinkColumn = ReturnType<typeof linkTo>;

/**
 * A table that links records of one table to records of another, in an order:
 * `linkTable('album_genres', ['album_id', () => albums.id], ['genre_id', () => genres.id])`.
 */
export const linkTable = <Owner extends string, Target extends string>(
  name: string,
  [owner, ownerId]: [Owner, () => PgColumn],
  [target, targetId]: [Target, () => PgColumn],
) => {
  const columns = { [owner]: linkTo(ownerId), [target]: linkTo(targetId), order: linkOrder() };
  return pgTable(
    name,
    columns as Record<Owner | Target, LinkColumn> & { order: ReturnType<typeof linkOrder> },
    (table) => {
      const made = table as unknown as Record<Owner | Target, PgColumn>;
      return linkKeys(name, [made[owner], made[target]]);
    },
  );
};

/** Check constraint for the values of `status`. */
export const statusCheck = (table: string) =>
  check(`${table}_status`, sql.raw(`status in (${statuses.map((one) => `'${one}'`).join(', ')})`));

/**
 * One index for each order in which a public list is read (`albums_by_plays`), over the public rows;
 * the id breaks ties.
 */
export const orderIndexes = (
  table: string,
  id: PgColumn,
  keys: Record<string, PgColumn | SQL>,
  visible?: SQL,
) =>
  Object.entries(keys).map(([name, key]) => {
    const made = index(`${table}_by_${name}`).on(key, id);
    return visible ? made.where(visible) : made;
  });

/** The condition of the indexes of records with a `status`. */
export const isPublished = sql`status = 'published'`;
