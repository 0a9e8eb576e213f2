import * as v from 'valibot';
import {
  Count,
  Id,
  Image,
  NamedRef,
  paginated,
  PageParams,
  RecordPermissions,
  Status,
  Timestamp,
} from '../shared/contract.ts';

/** An artist as credited on a track or album. */
export const ArtistCredit = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  role: v.picklist(['primary', 'featured', 'producer', 'remixer']),
  order: Count,
});
export type ArtistCredit = v.InferOutput<typeof ArtistCredit>;

export const Artist = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  verified: v.boolean(),
  albums_count: Count,
  tracks_count: Count,
  followers_count: Count,
  plays_count: Count,
  permissions: RecordPermissions,
});
export type Artist = v.InferOutput<typeof Artist>;

/** A concert of an artist. */
export const TourDate = v.object({
  /** The day at the place of the concert. */
  date: v.string(),
  city: v.string(),
  venue: v.string(),
  /** Where tickets are sold. */
  url: v.nullable(v.string()),
});
export type TourDate = v.InferOutput<typeof TourDate>;

/** An artist with all details, as the artist's own page shows it. */
export const ArtistDetail = v.object({
  ...Artist.entries,
  background_image: v.nullable(Image),
  /** Sanitised HTML. */
  bio: v.nullable(v.string()),
  links: v.array(v.object({ label: v.string(), url: v.pipe(v.string(), v.url()) })),
  /** ISO 3166-1 alpha-2. */
  country: v.nullable(v.string()),
  /** The track that the artist shows first; null for none. */
  pinned_track_id: v.nullable(Id),
  /** News of the artist as text; null for none. */
  announcement: v.nullable(v.string()),
  /** The concerts to come, the next one first. */
  tour_dates: v.array(TourDate),
  genres: v.array(NamedRef),
  similar: v.array(Artist),
  status: Status,
  created_at: Timestamp,
});
export type ArtistDetail = v.InferOutput<typeof ArtistDetail>;

/** The parameters of the list of an artist's albums: a part of the discography, in an order. */
export const ArtistAlbumParams = v.object({
  ...PageParams.entries,
  type: v.optional(v.picklist(['album', 'single', 'ep', 'compilation'])),
  order: v.optional(v.picklist(['newest', 'popular', 'name'])),
});

export const ArtistList = paginated(Artist);
export const ArtistResponse = v.object({ artist: ArtistDetail });
export const ArtistOrder = v.picklist(['popular', 'newest', 'name']);
export type ArtistOrder = v.InferOutput<typeof ArtistOrder>;
export const ArtistListParams = v.object({
  ...PageParams.entries,
  order: v.optional(ArtistOrder),
  genre: v.optional(v.string()),
});
