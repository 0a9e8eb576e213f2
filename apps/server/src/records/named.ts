import { slugify } from '@segno/data/contract';
import { normalize } from './normalize.ts';

/** The columns that are derived from a name; spread it into every insert and every rename. */
export const named = (name: string) => ({ name, slug: slugify(name), search_name: normalize(name) });

/** As `named`, for genres and tags, whose `name` is used in addresses. */
export const namedForAddress = (displayName: string) => ({
  name: slugify(displayName),
  slug: slugify(displayName),
  display_name: displayName,
  search_name: normalize(displayName),
});
