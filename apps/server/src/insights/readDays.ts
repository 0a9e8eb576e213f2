import type { InsightShare } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { daysFrom } from './days.ts';
import { People, peopleError } from './People.ts';
import type { ComparedPeriod } from './period.ts';
import { type CountedKind, insightDays, type PartName, type Parts } from './table.ts';

/** What is counted of a record in a period. */
interface PeriodCounts {
  plays: number;
  heard: number;
  people: number;
  /** Every day, also those without plays. */
  days: { day: string; plays: number; listeners: number }[];
}

export interface ReadDays {
  now: PeriodCounts;
  before: PeriodCounts;
  /** Of the period, not of the one before. */
  parts: Parts;
  /** 0 when the numbers of people are exact. */
  error: number;
}

interface Row extends Record<string, unknown> {
  day: string;
  plays: number;
  heard: number;
  listeners: Uint8Array;
  parts: Parts | null;
}

function countPeriod(rows: readonly Row[], from: string, to: string) {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const all = new People();
  let isExact = true;
  let plays = 0;
  let heard = 0;
  const days = daysFrom(from, to).map((day) => {
    const row = byDay.get(day);
    if (!row) return { day, plays: 0, listeners: 0 };
    const people = People.read(row.listeners);
    all.addAll(row.listeners);
    isExact &&= people.isExact;
    plays += row.plays;
    heard += row.heard;
    return { day, plays: row.plays, listeners: people.size };
  });
  return { counts: { plays, heard, people: all.size, days }, isExact };
}

/** Reads the days of a record in a period and in the one before: one query, one row a day. */
export async function readDays(
  db: Database,
  kind: CountedKind,
  subjectId: number,
  { from, to, before_from, before_to }: ComparedPeriod,
): Promise<ReadDays> {
  const { rows } = await db.execute<Row>(sql`
    select day::text as day, plays, heard::float8 as heard, listeners, case when day >= ${from}::date then parts end as parts
    from ${insightDays}
    where kind = ${kind} and subject_id = ${subjectId} and day between ${before_from}::date and ${to}::date`);
  const now = countPeriod(rows, from, to);
  const before = countPeriod(rows, before_from, before_to);
  const parts: Parts = {};
  for (const row of rows)
    for (const [name, counts] of Object.entries(row.parts ?? {})) {
      const sums = (parts[name as PartName] ??= {});
      for (const [value, count] of Object.entries(counts)) sums[value] = (sums[value] ?? 0) + count;
    }
  return {
    now: now.counts,
    before: before.counts,
    parts,
    error: now.isExact && before.isExact ? 0 : peopleError,
  };
}

/** The values of a property with their plays, the largest first. */
export const sharesOf = (parts: Parts, name: PartName): InsightShare[] =>
  Object.entries(parts[name] ?? {})
    .map(([value, plays]) => ({ value, plays }))
    .sort((a, b) => b.plays - a.plays || (a.value < b.value ? -1 : 1));
