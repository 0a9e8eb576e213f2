import { maxQueueEntries, type QueueResponse, type QueueSnapshot, type Track } from '@segno/data/contract';
import * as v from 'valibot';
import { SavedContext } from '../playback/persistence.ts';
import type { QueueEntry } from '../playback/PlayerState.ts';
import type { LeftQueue } from '../playback/recentQueues.ts';

const most = { history: 50, nextUp: 150, upcoming: maxQueueEntries - 201 };
const longestName = 300;

/** A queue as the server keeps it. */
export function toSnapshot({ queue, taken }: Pick<LeftQueue, 'queue' | 'taken'>): QueueSnapshot {
  const history = queue.history.slice(-most.history);
  const nextUp = queue.nextUp.slice(0, most.nextUp);
  const upcoming = queue.upcoming.slice(0, most.upcoming);
  const kept = new Map(
    [...history, ...(queue.current ? [queue.current] : []), ...nextUp, ...upcoming].map((entry) => [
      entry.key,
      entry,
    ]),
  );
  const keys = (list: readonly QueueEntry[]) => list.map(({ key }) => key);
  const cut = queue.upcoming.length - upcoming.length;
  const { context } = queue;
  return {
    context: context && {
      type: context.type,
      id: context.id,
      restriction: context.restriction,
      from: context.from,
      name: context.name.slice(0, longestName),
      href: context.href,
      tuning: context.tuning,
    },
    entries: [...kept.values()].map(({ key, track, origin, reason }) => ({
      key,
      track_id: track.id,
      origin,
      reason,
    })),
    current: queue.current?.key ?? null,
    next_up: keys(nextUp),
    upcoming: keys(upcoming),
    history: keys(history),
    order: keys(queue.order).filter((key) => kept.has(key)),
    anchor: queue.anchor,
    serial: queue.serial,
    // In the context's order, the entries over the limit are the last ones, which can be fetched again.
    taken: taken === null && (cut === 0 || queue.isShuffled) ? null : (taken ?? queue.order.length) - cut,
    repeat: queue.repeat,
    is_shuffled: queue.isShuffled,
  };
}

/** The queue of another device. Entries whose tracks are gone are left out. Null when nothing of it can play. */
export function fromSnapshot(
  { queue, tracks, playback }: QueueResponse,
  owner: number | null,
  now: number,
): LeftQueue | null {
  if (!queue || !playback) return null;
  const byId = new Map<number, Track>(tracks.map((track) => [track.id, track]));
  const entries = new Map<string, QueueEntry>();
  for (const { key, track_id, origin, reason } of queue.entries) {
    const track = byId.get(track_id);
    if (track) entries.set(key, { key, track, origin, ...(reason && { reason }) });
  }
  const list = (keys: readonly string[]) => keys.flatMap((key) => entries.get(key) ?? []);
  const upcoming = list(queue.upcoming);
  const nextUp = list(queue.next_up);
  const wanted = queue.current === null ? undefined : entries.get(queue.current);
  const current = wanted ?? nextUp.shift() ?? upcoming.shift();
  if (!current) return null;
  const context = v.safeParse(SavedContext, queue.context);
  const passed = playback.is_playing ? now - Date.parse(playback.at) : 0;
  return {
    owner,
    queue: {
      context: context.success ? context.output : null,
      current,
      nextUp,
      upcoming,
      history: list(queue.history),
      order: list(queue.order),
      anchor: queue.anchor,
      repeat: queue.repeat,
      isShuffled: queue.is_shuffled,
      serial: queue.serial,
    },
    taken: queue.taken,
    position: wanted ? Math.min(playback.position + passed, Math.max(0, current.track.duration - 1000)) : 0,
  };
}
