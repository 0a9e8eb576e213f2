import * as v from 'valibot';
import { IdParam } from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

/** What music can be like. */
export const RadioSeed = v.picklist(['track', 'album', 'artist']);
export type RadioSeed = v.InferOutput<typeof RadioSeed>;
export const isRadioSeed = (value: unknown): value is RadioSeed => v.is(RadioSeed, value);

export const RadioParams = v.object({ seedType: RadioSeed, seedId: IdParam.entries.id });
/** Tracks like the seed and without it, the most alike first. */
export const RadioAnswer = v.object({ tracks: v.array(Track) });
