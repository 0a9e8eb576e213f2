import type { Image } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { images } from '../media/table.ts';
import { users } from './table.ts';

/** A column of a query of users: the profile picture of each. */
export const imageOfUser = sql<Image | null>`(
  select json_build_object('src', '/media/images/' || i.key, 'color', i.color, 'alt', null)
  from ${images} i where i.key = ${users}.image_key)`;
