import * as v from 'valibot';
import { slugify } from './slugify.ts';

/** Path parameter holding the name of a genre or tag, however it was typed. */
export const NameParam = v.object({ name: v.pipe(v.string(), v.maxLength(120), v.transform(slugify)) });
