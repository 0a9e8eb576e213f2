import * as v from 'valibot';
import { ArtistCredit } from '../artists/contract.ts';
import {
  CalendarDate,
  Count,
  Id,
  Image,
  Milliseconds,
  NamedRef,
  paginated,
  PageParams,
  RecordPermissions,
  Status,
  Timestamp,
} from '../shared/contract.ts';

/** The audio of a track. The server of `url` supports HTTP range requests when `type` is `file`. */
export const TrackSource = v.object({ type: v.picklist(['file', 'stream']), url: v.string() });

export const AlbumRef = v.object({ id: Id, name: v.string(), slug: v.string() });

/** A track as lists contain it: the data that a row shows and the player needs. */
export const Track = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  duration: Milliseconds,
  number: v.nullable(Count),
  disc: v.nullable(Count),
  album: v.nullable(AlbumRef),
  artists: v.array(ArtistCredit),
  source: TrackSource,
  /** Integrated loudness in LUFS; null until it is measured. */
  loudness: v.optional(v.nullable(v.number())),
  /** Highest true peak in dBTP; null until it is measured. */
  true_peak: v.optional(v.nullable(v.number())),
  has_lyrics: v.boolean(),
  is_explicit: v.boolean(),
  plays_count: Count,
  likes_count: Count,
  /** International Standard Recording Code, without hyphens; only of tracks that have one. */
  isrc: v.optional(v.nullable(v.string())),
  permissions: RecordPermissions,
});
export type Track = v.InferOutput<typeof Track>;

export const TrackDetail = v.object({
  ...Track.entries,
  genres: v.array(NamedRef),
  tags: v.array(NamedRef),
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  reposts_count: Count,
  comments_count: Count,
  comments_disabled: v.boolean(),
  isrc: v.nullable(v.string()),
  /** What may be done with it, such as `cc-by`. */
  licence: v.nullable(v.string()),
  /** Who did what, besides its artists: `role` is a name such as `composer`. */
  credits: v.array(v.object({ role: v.string(), name: v.string() })),
  /** Loudness over time at regular intervals, each value from 0 to 255; null until the audio has been analysed. */
  peaks: v.nullable(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)))),
  owner_id: v.nullable(Id),
  status: Status,
  release_date: v.nullable(CalendarDate),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type TrackDetail = v.InferOutput<typeof TrackDetail>;

export const TrackList = paginated(Track);
export const TrackResponse = v.object({ track: TrackDetail });
export const TrackOrder = v.picklist(['popular', 'newest', 'name']);
export type TrackOrder = v.InferOutput<typeof TrackOrder>;
export const TrackListParams = v.object({
  ...PageParams.entries,
  order: v.optional(TrackOrder),
  genre: v.optional(v.string()),
});
