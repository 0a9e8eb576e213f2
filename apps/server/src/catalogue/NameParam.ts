import { slugify } from '@segno/data/contract';
import * as v from 'valibot';

/** Path parameter holding the name of a genre or tag, however it was typed. */
export const NameParam = v.object({ name: v.pipe(v.string(), v.maxLength(120), v.transform(slugify)) });
