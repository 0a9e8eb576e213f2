import * as v from 'valibot';

const Pixels = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number));

/** The query parameters of `oembed` (oEmbed 1.0 §2.2). Sizes are in CSS pixels. */
export const OEmbedParams = v.object({
  url: v.pipe(v.string(), v.maxLength(2000)),
  maxwidth: v.optional(Pixels),
  maxheight: v.optional(Pixels),
  format: v.optional(v.string()),
});

/** The description of an embedded player (oEmbed 1.0 §2.3). */
export const OEmbedResponse = v.object({
  version: v.literal('1.0'),
  type: v.literal('rich'),
  title: v.string(),
  author_name: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  /** In seconds. */
  cache_age: v.number(),
  html: v.string(),
  width: v.number(),
  height: v.number(),
  thumbnail_url: v.optional(v.string()),
  thumbnail_width: v.optional(v.number()),
  thumbnail_height: v.optional(v.number()),
});
