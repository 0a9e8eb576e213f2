import * as v from 'valibot';

/** The places of advertisements, and the height that each reserves unless another one is set, in pixels. */
export const adSlots = {
  general_top: 90,
  general_bottom: 90,
  artist_top: 90,
  artist_bottom: 250,
  album_above: 90,
} as const;
export type AdSlotName = keyof typeof adSlots;
export const adSlotNames = Object.keys(adSlots) as AdSlotName[];

export const AdParams = v.object({
  slot: v.picklist(['general_top', 'general_bottom', 'artist_top', 'artist_bottom', 'album_above']),
});

const Height = v.optional(v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(600)));

/** The reserved heights of the slots that are on, in pixels. */
export const AdHeights = v.object({
  general_top: Height,
  general_bottom: Height,
  artist_top: Height,
  artist_bottom: Height,
  album_above: Height,
});
export type AdHeights = v.InferOutput<typeof AdHeights>;
