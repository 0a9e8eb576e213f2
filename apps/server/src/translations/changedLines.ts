import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { translationLines } from './table.ts';

type Lines = Readonly<Record<string, string>>;

/** How long the lines are remembered, in milliseconds. A change is in effect on every server after this time. */
const lifetime = 4000;

/** The lines of a language that this site has changed, by their keys. */
export async function readChangedLines(db: Database, language: string): Promise<Lines> {
  const found = await db
    .select({ key: translationLines.key, line: translationLines.line })
    .from(translationLines)
    .where(eq(translationLines.language, language));
  return Object.fromEntries(found.map(({ key, line }) => [key, line]));
}

/** What was read of a database, by language. */
const known = new WeakMap<Database, Map<string, { lines: Promise<Lines>; readAt: number }>>();

/** The same lines, read at most once in four seconds: every page needs them. */
export function changedLines(db: Database, language: string): Promise<Lines> {
  const languages = known.get(db) ?? new Map<string, { lines: Promise<Lines>; readAt: number }>();
  known.set(db, languages);
  const found = languages.get(language);
  const now = performance.now();
  if (found && now - found.readAt < lifetime) return found.lines;
  const lines = readChangedLines(db, language);
  languages.set(language, { lines, readAt: now });
  // A failure is not remembered.
  lines.catch(() => languages.delete(language));
  return lines;
}

/** Makes a change visible at once on this server. */
export const forgetChangedLines = (db: Database): void => void known.delete(db);
