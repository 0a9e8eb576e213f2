import * as v from 'valibot';

/** The pages whose title and description for search engines can be configured, with the words that a template can have. */
export const seoPages = {
  artist: ['artist', 'albums', 'tracks', 'site'],
  album: ['album', 'artist', 'year', 'tracks', 'site'],
  track: ['track', 'artist', 'album', 'site'],
  playlist: ['playlist', 'owner', 'tracks', 'site'],
  landing: ['site'],
  channel: ['channel', 'site'],
  user: ['user', 'site'],
  search: ['query', 'site'],
} as const;
export type SeoPage = keyof typeof seoPages;
export const seoPageNames = Object.keys(seoPages) as SeoPage[];

const template = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)));

/** The templates of one page. Words in braces are replaced: `{album} by {artist}`. */
export const SeoTemplate = v.object({
  title: template(200),
  description: template(500),
  /** The address of the picture in previews of links; the page's own without it. */
  image: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^(?:\/(?!\/)|https:\/\/)\S*$|^$/)),
  ),
});
export type SeoTemplate = v.InferOutput<typeof SeoTemplate>;

/** The templates of all pages; those without one keep their own texts. */
export const SeoTemplates = v.partial(
  v.object(
    Object.fromEntries(seoPageNames.map((name) => [name, SeoTemplate])) as Record<
      SeoPage,
      typeof SeoTemplate
    >,
  ),
);
export type SeoTemplates = v.InferOutput<typeof SeoTemplates>;
