import * as v from 'valibot';
import { ArtistCredit } from '../artists/contract.ts';
import {
  CalendarDate,
  Count,
  Id,
  idList,
  Image,
  Milliseconds,
  NamedRef,
  paginated,
  PageParams,
  RecordPermissions,
  Status,
  Timestamp,
} from '../shared/contract.ts';
import { Track } from '../tracks/contract.ts';

export const AlbumType = v.picklist(['album', 'single', 'ep', 'compilation']);
export type AlbumType = v.InferOutput<typeof AlbumType>;

export const Album = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  artists: v.array(ArtistCredit),
  type: AlbumType,
  release_date: v.nullable(CalendarDate),
  tracks_count: Count,
  /** The sum of the durations of the album's tracks. */
  duration: Milliseconds,
  plays_count: Count,
  likes_count: Count,
  permissions: RecordPermissions,
});
export type Album = v.InferOutput<typeof Album>;

export const AlbumDetail = v.object({
  ...Album.entries,
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  /** Sorted by disc, then by track number. */
  tracks: v.array(Track),
  genres: v.array(NamedRef),
  tags: v.array(NamedRef),
  label: v.nullable(v.object({ id: Id, name: v.string() })),
  reposts_count: Count,
  comments_count: Count,
  comments_disabled: v.boolean(),
  /** Universal Product Code. */
  upc: v.nullable(v.string()),
  catalogue_number: v.nullable(v.string()),
  /** Lines of plain text, such as `℗ 2024 Harbour Records`. */
  copyright: v.nullable(v.string()),
  owner_id: v.nullable(Id),
  status: Status,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type AlbumDetail = v.InferOutput<typeof AlbumDetail>;

export const AlbumList = paginated(Album);
export const AlbumResponse = v.object({ album: AlbumDetail });
export const AlbumOrder = v.picklist(['popular', 'newest', 'name']);
export type AlbumOrder = v.InferOutput<typeof AlbumOrder>;
export const AlbumListParams = v.object({
  ...PageParams.entries,
  order: v.optional(AlbumOrder),
  genre: v.optional(v.string()),
  type: v.optional(AlbumType),
});

/** The most albums whose tracks are read at once. */
export const albumsAtOnce = 20;
/** The query of GET albums/tracks. */
export const AlbumTracksParams = v.object({ ids: idList(albumsAtOnce) });
/** The tracks of several albums, in the order of the albums and of their discs. */
export const AlbumTracks = v.object({ tracks: v.array(Track) });
