import * as v from 'valibot';
import { IdParam } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** The types of record for which similar music can be requested. */
export const RadioSeed = v.picklist(['track', 'album', 'artist']);
export type RadioSeed = v.InferOutput<typeof RadioSeed>;
export const isRadioSeed = (value: unknown): value is RadioSeed => v.is(RadioSeed, value);

export const RadioParams = v.object({ seedType: RadioSeed, seedId: IdParam.entries.id });
/** Tracks that are similar to the seed, the most similar first. The seed itself is not included. */
export const RadioAnswer = v.object({ tracks: v.array(Track) });
