import * as v from 'valibot';
import { Count, Id, Image, paginated, PageParams } from '../shared/contract.ts';

export const Genre = v.object({
  id: Id,
  /** Unique, in lower case, with hyphens for spaces. URLs contain it. */
  name: v.string(),
  display_name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  tracks_count: Count,
  albums_count: Count,
  artists_count: Count,
});
export type Genre = v.InferOutput<typeof Genre>;

export const GenreList = paginated(Genre);
export const GenreResponse = v.object({ genre: Genre });
export const GenreListParams = PageParams;
