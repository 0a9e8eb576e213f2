import { slugify } from '@segno/data/contract';
import * as v from 'valibot';

/** Path parameter with the name of a genre or tag, normalised. */
export const NameParam = v.object({ name: v.pipe(v.string(), v.maxLength(120), v.transform(slugify)) });
