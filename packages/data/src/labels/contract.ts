import * as v from 'valibot';
import { Count, Id, Image, paginated, PageParams } from '../shared/contract.ts';

/** A record label as lists contain it. */
export const Label = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  /** Its own picture. In lists, one without has the cover of its newest album. */
  image: v.nullable(Image),
  albums_count: Count,
});
export type Label = v.InferOutput<typeof Label>;

export const LabelDetail = v.object({
  ...Label.entries,
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** ISO 3166-1 alpha-2. */
  country: v.nullable(v.string()),
  artists_count: Count,
  tracks_count: Count,
});
export type LabelDetail = v.InferOutput<typeof LabelDetail>;

export const LabelList = paginated(Label);
export const LabelResponse = v.object({ label: LabelDetail });
export const LabelListParams = PageParams;
