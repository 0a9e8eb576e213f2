import * as v from 'valibot';

const Url = v.pipe(v.string(), v.url());
const Text = v.pipe(v.string(), v.minLength(1));
const Day = v.pipe(v.string(), v.isoDate());
const Duration = v.pipe(v.string(), v.regex(/^PT\d+M\d{1,2}S$/));
const thing = {
  '@id': v.optional(Url),
  name: Text,
  url: v.optional(Url),
  image: v.optional(Url),
  description: v.optional(Text),
};

/** The properties that schema.org 29 defines for these types, and the types of their values. */
const MusicGroup = v.strictObject({
  '@type': v.literal('MusicGroup'),
  ...thing,
  genre: v.optional(v.array(Text)),
  sameAs: v.optional(v.array(Url)),
});
const work = {
  ...thing,
  byArtist: v.optional(v.array(MusicGroup)),
  genre: v.optional(v.array(Text)),
  datePublished: v.optional(Day),
};
const AlbumReference = v.strictObject({ '@type': v.literal('MusicAlbum'), ...thing });
const MusicRecording = v.strictObject({
  '@type': v.literal('MusicRecording'),
  ...work,
  duration: Duration,
  isrcCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}[A-Z\d]{3}\d{7}$/))),
  inAlbum: v.optional(AlbumReference),
});
const listed = { numTracks: v.pipe(v.number(), v.integer()), track: v.optional(v.array(MusicRecording)) };
const MusicAlbum = v.strictObject({
  '@type': v.literal('MusicAlbum'),
  ...work,
  ...listed,
  albumReleaseType: v.optional(
    v.picklist(
      ['AlbumRelease', 'SingleRelease', 'EPRelease', 'BroadcastRelease'].map(
        (name) => `https://schema.org/${name}`,
      ),
    ),
  ),
  albumProductionType: v.optional(v.literal('https://schema.org/CompilationAlbum')),
  albumRelease: v.optional(
    v.strictObject({
      '@type': v.literal('MusicRelease'),
      catalogNumber: v.optional(Text),
      gtin12: v.optional(v.pipe(v.string(), v.regex(/^\d{12}$/))),
      gtin13: v.optional(v.pipe(v.string(), v.regex(/^\d{13}$/))),
      recordLabel: v.optional(v.strictObject({ '@type': v.literal('Organization'), name: Text })),
    }),
  ),
});
const MusicPlaylist = v.strictObject({
  '@type': v.literal('MusicPlaylist'),
  ...thing,
  ...listed,
  author: v.strictObject({ '@type': v.literal('Person'), name: Text }),
});

const Organization = v.strictObject({
  '@type': v.literal('Organization'),
  ...thing,
  logo: v.optional(Url),
  sameAs: v.optional(v.array(Url)),
});
const ProfilePage = v.strictObject({
  '@type': v.literal('ProfilePage'),
  url: Url,
  dateCreated: v.pipe(v.string(), v.isoTimestamp()),
  mainEntity: v.strictObject({ '@type': v.literal('Person'), ...thing }),
});
const amount = {
  price: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
  priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
};
const Product = v.strictObject({
  '@type': v.literal('Product'),
  ...thing,
  brand: v.strictObject({ '@type': v.literal('Brand'), name: Text }),
  offers: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          '@type': v.literal('Offer'),
          ...amount,
          url: Url,
          category: Text,
          availability: v.literal('https://schema.org/InStock'),
          priceSpecification: v.strictObject({
            '@type': v.literal('UnitPriceSpecification'),
            ...amount,
            billingDuration: v.pipe(v.number(), v.integer(), v.minValue(1)),
            unitCode: v.picklist(['DAY', 'MON', 'ANN']),
          }),
        }),
      ),
      v.minLength(1),
    ),
  ),
});
const WebPage = v.strictObject({
  '@type': v.picklist(['CollectionPage', 'ContactPage', 'WebPage']),
  ...thing,
  dateModified: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
const WebSite = v.strictObject({
  '@type': v.literal('WebSite'),
  ...thing,
  potentialAction: v.strictObject({
    '@type': v.literal('SearchAction'),
    target: v.strictObject({ '@type': v.literal('EntryPoint'), urlTemplate: Text }),
    'query-input': Text,
  }),
});

const StructuredData = v.variant('@type', [
  MusicAlbum,
  MusicGroup,
  MusicPlaylist,
  MusicRecording,
  Organization,
  Product,
  ProfilePage,
  WebPage,
  WebSite,
]);

/** What is wrong in structured data of a page; nothing when it is as schema.org defines it. */
export const structuredProblems = (data: unknown): string[] =>
  (v.safeParse(StructuredData, data).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  );
