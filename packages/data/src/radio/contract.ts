import * as v from 'valibot';
import { Id, idList, IdParam, Image } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** The types of record from which a radio can begin. */
export const radioSeeds = ['track', 'album', 'artist', 'genre', 'tag', 'playlist'] as const;
export const RadioSeed = v.picklist(radioSeeds);
export type RadioSeed = v.InferOutput<typeof RadioSeed>;
export const isRadioSeed = (value: unknown): value is RadioSeed => v.is(RadioSeed, value);

export const RadioParams = v.object({ seedType: RadioSeed, seedId: IdParam.entries.id });
/** Tracks that are similar to the seed, the most similar first. The seed itself is not included. */
export const RadioResponse = v.object({ tracks: v.array(Track) });

/** Number of the last played tracks that a radio does not repeat. */
export const radioMemory = 100;
/** Number of tracks that can ask for more, and for less, like them. */
export const maxRadioWishes = 20;

/** Lists of track ids joined by commas. `played` has the oldest first. */
export const RadioTracksParams = v.object({
  played: v.optional(idList(radioMemory), ''),
  more: v.optional(idList(maxRadioWishes), ''),
  less: v.optional(idList(maxRadioWishes), ''),
});

/**
 * Why a track is in a radio: it is of the seed, shares an artist, genre or tag with it, is like a track of which the
 * listener wanted more, or is popular. `name` is that of the record that both have.
 */
export const RadioReason = v.object({
  kind: v.picklist(['seed', 'artist', 'genre', 'tag', 'more', 'popular']),
  name: v.string(),
});
export type RadioReason = v.InferOutput<typeof RadioReason>;

export const RadioTrack = v.object({ track: Track, reason: RadioReason });
export type RadioTrack = v.InferOutput<typeof RadioTrack>;

/** The next tracks of a radio, in their order. */
export const RadioTracks = v.object({
  seed: v.object({ type: RadioSeed, id: Id, name: v.string(), image: v.nullable(Image) }),
  tracks: v.array(RadioTrack),
});
export type RadioTracks = v.InferOutput<typeof RadioTracks>;
