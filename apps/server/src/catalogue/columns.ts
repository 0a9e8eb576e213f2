import { bigint, customType, index, integer, text, timestamp, type PgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Who may see a record; guests see only `published`. */
const statuses = ['draft', 'scheduled', 'published', 'hidden'] as const;

/** Text sorted by code point, the same on every database whatever its locale. */
const codePointText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Bytes, as `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The primary key of every record that has a number for a name. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** The name as people search for it: what `normalize` makes of it, written by `named`. */
export const searchName = () => codePointText().notNull();

/** `search_name` and the names of its artists; kept by the database itself (migration `derived`). */
export const searchText = () => codePointText().notNull().default('');

/** A number that only grows: plays, likes, followers. */
export const count = () => bigint({ mode: 'number' }).notNull().default(0);

/** Kept right by the database itself (migration `derived`); never written by us. */
export const derivedCount = () => integer().notNull().default(0);

/** The sum of its published tracks in milliseconds, kept like `derivedCount`. */
export const derivedDuration = () => bigint({ mode: 'number' }).notNull().default(0);

export const status = () => text({ enum: statuses }).notNull().default('published');

// Milliseconds, as JavaScript has them, so that a value survives the way to a cursor and back.
export const createdAt = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

export const updatedAt = () =>
  timestamp({ withTimezone: true, precision: 3 })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** What lists are sorted by when by name. Cut, so that a cursor holding it stays short; an id tells equals apart. */
export const nameKey = (searchName: PgColumn) => sql`left(${searchName}, 30)`;

/** What lists are sorted by when by release: a missing date is the oldest. */
export const releaseKey = (releaseDate: PgColumn) => sql`coalesce(${releaseDate}, '0001-01-01'::date)`;

/** Finds text anywhere in a column, also misspelt. */
export const trigramIndex = (name: string, column: PgColumn) =>
  index(name).using('gin', sql`${column} gin_trgm_ops`);
