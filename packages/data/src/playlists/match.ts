import * as v from 'valibot';
import { Track } from '../tracks/contract.ts';

/** The most tracks of one request. */
export const mostMatched = 50;

/** A track as a file of a playlist names it. */
export const NamedTrack = v.object({
  title: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  /** All artists, separated in any way. */
  artist: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  /** International Standard Recording Code, with or without hyphens. */
  isrc: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
});
export type NamedTrack = v.InferInput<typeof NamedTrack>;

/** The body of POST playlists/match. */
export const MatchTracksInput = v.object({
  tracks: v.pipe(v.array(NamedTrack), v.minLength(1), v.maxLength(mostMatched)),
});
/** What was found for each track, in their order. */
export const MatchTracksResponse = v.object({ matches: v.array(v.nullable(Track)) });
