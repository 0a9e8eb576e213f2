import * as v from 'valibot';
import { Count, Id, paginated, PageParams } from '../shared/contract.ts';

export const Tag = v.object({
  id: Id,
  /** Unique and normalised. URLs contain it. */
  name: v.string(),
  display_name: v.string(),
  type: v.picklist(['custom', 'mood']),
  tracks_count: Count,
  albums_count: Count,
});
export type Tag = v.InferOutput<typeof Tag>;

export const TagList = paginated(Tag);
export const TagResponse = v.object({ tag: Tag });
export const TagListParams = PageParams;
