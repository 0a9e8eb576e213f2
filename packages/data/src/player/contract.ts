import * as v from 'valibot';
import { RadioReason } from '../radio/contract.ts';
import { Count, Id, Milliseconds, Timestamp } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** The most entries of a queue that the server keeps. */
export const maxQueueEntries = 600;

/**
 * A device that plays reports at least every 15 s. After this time without a report, in milliseconds, it does not play any
 * more.
 */
export const playbackLifetime = 45_000;

/** How much of a track guests hear on a site with previews, in milliseconds. */
export const previewLength = 30_000;

/** The address of the beginning of a sound, as guests hear it on a site with previews. */
export const previewAddress = (address: string): string => `${address}?preview`;

const Key = v.pipe(v.string(), v.regex(/^\d{1,12}$/));
const Keys = v.pipe(v.array(Key), v.maxLength(maxQueueEntries));
const Name = v.pipe(v.string(), v.maxLength(300));

/** A queue as the server keeps it: its entries name tracks by their ids. */
export const QueueSnapshot = v.object({
  context: v.nullable(
    v.object({
      type: v.pipe(v.string(), v.maxLength(20)),
      id: v.union([v.number(), Name]),
      restriction: v.optional(Name),
      from: v.optional(Name),
      name: Name,
      // A path of this application, not a script or a URL of another site.
      href: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(1000)),
      tuning: v.optional(
        v.object({
          more: v.pipe(v.array(Id), v.maxLength(100)),
          less: v.pipe(v.array(Id), v.maxLength(100)),
        }),
      ),
    }),
  ),
  entries: v.pipe(
    v.array(
      v.object({
        key: Key,
        track_id: Id,
        origin: v.picklist(['context', 'user']),
        reason: v.optional(RadioReason),
      }),
    ),
    v.maxLength(maxQueueEntries),
  ),
  current: v.nullable(Key),
  next_up: Keys,
  upcoming: Keys,
  history: Keys,
  order: Keys,
  anchor: v.nullable(Key),
  serial: Count,
  /** The number of tracks that were read from the pages of the context, or null when there are no more. */
  taken: v.nullable(Count),
  repeat: v.picklist(['off', 'one', 'all']),
  is_shuffled: v.boolean(),
});
export type QueueSnapshot = v.InferOutput<typeof QueueSnapshot>;

/** A tab of a browser that plays or controls. */
export const PlayerDevice = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
});
export type PlayerDevice = v.InferOutput<typeof PlayerDevice>;

/** What a device says of its playback. */
export const PlayerReport = v.object({
  device: PlayerDevice,
  /** Whether the device takes over. Without it only the device that has the playback may report. */
  take: v.boolean(),
  track_id: v.nullable(Id),
  position: Milliseconds,
  is_playing: v.boolean(),
  /** Absent when the queue is that of the last report. */
  queue: v.optional(QueueSnapshot),
});
export type PlayerReport = v.InferOutput<typeof PlayerReport>;
export const PlayerReported = v.object({ revision: Count });

/** What plays for a person, on which device. */
export const PlaybackState = v.object({
  /** Grows with each change. */
  revision: Count,
  /** Grows with each change of the queue. */
  queue_revision: Count,
  device: PlayerDevice,
  track: v.nullable(Track),
  /** The position at the time `at`. */
  position: Milliseconds,
  is_playing: v.boolean(),
  at: Timestamp,
  /** The time of the server, to count from the position. */
  now: Timestamp,
});
export type PlaybackState = v.InferOutput<typeof PlaybackState>;
export const PlaybackResponse = v.object({ playback: v.nullable(PlaybackState) });

/** The queue of a person, with the tracks that they may hear. */
export const QueueResponse = v.object({
  playback: v.nullable(PlaybackState),
  queue: v.nullable(QueueSnapshot),
  tracks: v.array(Track),
});
export type QueueResponse = v.InferOutput<typeof QueueResponse>;

/** What another device asks of the one that plays. `value` is a position in ms, or a volume from 0 to 1. */
export const PlayerCommand = v.object({
  kind: v.picklist(['play', 'pause', 'next', 'previous', 'seek', 'volume']),
  value: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000))), null),
});
export type PlayerCommand = v.InferOutput<typeof PlayerCommand>;

/**
 * An event of the stream: the state of the playback, a command for the device that has it, or that the person may do
 * other things than before (BILLING-12).
 */
export const PlayerEvent = v.variant('type', [
  v.object({ type: v.literal('state'), playback: v.nullable(PlaybackState) }),
  v.object({ type: v.literal('command'), command: PlayerCommand }),
  v.object({ type: v.literal('rights') }),
]);
export type PlayerEvent = v.InferOutput<typeof PlayerEvent>;
