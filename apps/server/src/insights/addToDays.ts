import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { People } from './People.ts';
import { type CountedKind, insightDays, type PartName, type Parts } from './table.ts';

/** What is added to a day of a record. */
export interface DayAddition {
  kind: CountedKind;
  subject_id: number;
  day: string;
  plays: number;
  heard: number;
  /** Numbers of `personNumber`. */
  people: Set<number>;
  parts: Parts;
}

/** The most tracks of one artist or album that are counted on one day. */
const mostTracks = 1000;

/** Adds one play to the counts of a property. */
export function addPart(parts: Parts, name: PartName, value: string | null, count = 1): void {
  if (value === null) return;
  const counts = (parts[name] ??= {});
  if (name === 'track' && counts[value] === undefined && Object.keys(counts).length >= mostTracks) return;
  counts[value] = (counts[value] ?? 0) + count;
}

/** Collects additions by record and day. */
export class DayAdditions {
  readonly #all = new Map<string, DayAddition>();

  of(kind: CountedKind, subject_id: number, day: string): DayAddition {
    const key = `${kind} ${subject_id} ${day}`;
    let addition = this.#all.get(key);
    if (!addition) {
      addition = { kind, subject_id, day, plays: 0, heard: 0, people: new Set(), parts: {} };
      this.#all.set(key, addition);
    }
    return addition;
  }

  get all(): DayAddition[] {
    return [...this.#all.values()];
  }
}

interface StoredDay extends Record<string, unknown> {
  kind: string;
  subject_id: number;
  day: string;
  plays: number;
  heard: string;
  listeners: string;
  parts: Parts;
}

const keyOf = ({ kind, subject_id, day }: { kind: string; subject_id: number; day: string }) =>
  `${kind} ${subject_id} ${day}`;

/**
 * Adds to days: one read and one write for any number of them. The caller holds a lock, so that nobody else adds to the
 * same kinds.
 */
export async function addToDays(tx: Database, additions: readonly DayAddition[]): Promise<void> {
  if (additions.length === 0) return;
  const keys = JSON.stringify(additions.map(({ kind, subject_id, day }) => ({ kind, subject_id, day })));
  const { rows: stored } = await tx.execute<StoredDay>(sql`
    select d.kind, d.subject_id, d.day::text as day, d.plays, d.heard::text as heard,
      encode(d.listeners, 'base64') as listeners, d.parts
    from jsonb_to_recordset(${keys}::jsonb) as k(kind text, subject_id integer, day date)
    join ${insightDays} d on d.kind = k.kind and d.subject_id = k.subject_id and d.day = k.day`);
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const rows = additions.map((addition) => {
    const before = known.get(keyOf(addition));
    const people = People.read(before ? Buffer.from(before.listeners, 'base64') : new Uint8Array(0));
    for (const person of addition.people) people.add(person);
    const parts: Parts = before?.parts ?? {};
    for (const [name, counts] of Object.entries(addition.parts))
      for (const [value, count] of Object.entries(counts)) addPart(parts, name as PartName, value, count);
    return {
      kind: addition.kind,
      subject_id: addition.subject_id,
      day: addition.day,
      plays: (before?.plays ?? 0) + addition.plays,
      heard: Number(before?.heard ?? 0) + addition.heard,
      listeners: Buffer.from(people.write()).toString('base64'),
      parts,
    };
  });
  await tx.execute(sql`
    insert into ${insightDays} (kind, subject_id, day, plays, heard, listeners, parts)
    select kind, subject_id, day, plays, heard, decode(listeners, 'base64'), parts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(kind text, subject_id integer, day date, plays integer, heard bigint, listeners text, parts jsonb)
    on conflict (kind, subject_id, day) do update set plays = excluded.plays, heard = excluded.heard,
      listeners = excluded.listeners, parts = excluded.parts`);
}
