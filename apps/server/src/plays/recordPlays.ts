import { heardForPlay, longestPlayDelay, type PlayReports } from '@segno/data/contract';
import { and, between, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { readSettings } from '../settings/store.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { describeClient } from './describeClient.ts';
import { pendingPlays, playReceipts, plays } from './table.ts';

const hour = 3_600_000;
/** The most that a listener can hear within an hour: two tabs. */
const mostHeard = 2 * hour;
/** A listener has at most this many plays within the hours that a report is compared with. */
const mostCompared = 5000;

interface Heard {
  track_id: number;
  needed: number;
  time: number;
}

/** Whether a play adds to those of its listener: one of the same track needs its time, and nobody hears everything. */
function counts(play: Heard, others: readonly Heard[]): boolean {
  const isRepeated = others.some(
    (other) => other.track_id === play.track_id && Math.abs(other.time - play.time) < play.needed,
  );
  if (isRepeated) return false;
  const lately = others.filter(({ time }) => Math.abs(play.time - time) < hour);
  return lately.reduce((sum, { needed }) => sum + needed, play.needed) <= mostHeard;
}

/**
 * Counts the listenings of a report that are plays (PLAY-1), each once. Returns their number. Others are accepted and
 * change nothing, so that a player does not send them again. `mayCount` refuses further plays of a track.
 */
export async function recordPlays(
  db: Database,
  viewer: Viewer,
  { plays: reports, session }: PlayReports,
  client: ReturnType<typeof describeClient>,
  mayCount: (trackId: number) => boolean = () => true,
): Promise<number> {
  const userId = viewer.user?.id ?? null;
  const listener = userId === null ? session && `g${session}` : `u${userId}`;
  if (!listener)
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { session: 'Not valid.' },
    });
  const now = Date.now();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${listener}))`);
    const received = await tx
      .insert(playReceipts)
      .values(reports.map(({ key }) => ({ listener, key })))
      .onConflictDoNothing()
      .returning({ key: playReceipts.key });
    const fresh = new Set(received.map(({ key }) => key));
    const found = await tx
      .select({ id: tracks.id, duration: tracks.duration })
      .from(tracks)
      .where(
        and(
          trackPolicy.isVisible(viewer),
          among(
            tracks.id,
            reports.map(({ track_id }) => track_id),
          ),
        ),
      );
    const durations = new Map(found.map(({ id, duration }) => [id, duration]));
    const heard = reports.flatMap((report) => {
      const duration = durations.get(report.track_id);
      // A repeated key within one report is fresh once.
      if (duration === undefined || !fresh.delete(report.key)) return [];
      const needed = heardForPlay(duration);
      // A clock that is ahead does not delay a play.
      const time = Math.min(Date.parse(report.played_at), now);
      if (report.heard < needed || now - time > longestPlayDelay) return [];
      return { ...report, needed, time };
    });
    const [first] = heard.toSorted((a, b) => a.time - b.time);
    if (!first) return 0;
    const known = await tx
      .select({ track_id: plays.track_id, duration: tracks.duration, created_at: plays.created_at })
      .from(plays)
      .innerJoin(tracks, eq(tracks.id, plays.track_id))
      .where(
        and(
          eq(plays.listener, listener),
          between(plays.created_at, new Date(first.time - hour), new Date(now + hour)),
        ),
      )
      .limit(mostCompared);
    const others: Heard[] = known.map(({ track_id, duration, created_at }) => ({
      track_id,
      needed: heardForPlay(duration),
      time: created_at.getTime(),
    }));
    const counted = heard.filter((play) => {
      if (!counts(play, others) || !mayCount(play.track_id)) return false;
      others.push(play);
      return true;
    });
    if (counted.length === 0) return 0;
    await tx.insert(plays).values(
      counted.map((play) => ({
        ...client,
        listener,
        user_id: userId,
        track_id: play.track_id,
        source_type: play.source?.type ?? null,
        source_id: play.source?.id ?? null,
        heard: play.heard,
        created_at: new Date(play.time),
      })),
    );
    await tx.insert(pendingPlays).values(
      counted.map((play) => ({
        user_id: userId,
        track_id: play.track_id,
        playlist_id: play.source?.type === 'playlist' ? play.source.id : null,
        heard: play.heard,
        played_at: new Date(play.time),
        ...client,
        listener,
        source_type: play.source?.type ?? null,
      })),
    );
    return counted.length;
  });
}

/** The most plays that one statement deletes. */
const deletedAtOnce = 5000;

/** Deletes plays that are older than the setting `analytics.plays_days`. They stay in all counts and insights. */
export async function deleteOldPlays(db: Database): Promise<void> {
  const days = (await readSettings(db))['analytics.plays_days'];
  const before = new Date(Date.now() - days * 24 * hour).toISOString();
  let deleted: number;
  do {
    const { rows } = await db.execute<{ count: number }>(sql`
      with gone as (
        delete from ${plays} where (created_at, id) in (select created_at, id from ${plays}
          where created_at < ${before}::timestamptz order by created_at limit ${deletedAtOnce}) returning 1
      )
      select count(*)::integer as count from gone`);
    deleted = rows[0]?.count ?? 0;
  } while (deleted === deletedAtOnce);
}

/** Deletes receipts of listenings that would not be accepted any more. */
export async function deletePastReceipts(db: Database): Promise<void> {
  await db
    .delete(playReceipts)
    .where(lt(playReceipts.created_at, new Date(Date.now() - 2 * longestPlayDelay)));
}
