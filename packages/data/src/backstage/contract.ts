// Apart from the records that visitors see: pages of the backstage alone need these.
import * as v from 'valibot';
import { ids, line, optionalDate, optionalNumber, optionalText, optionalUrl } from '../admin/fields.ts';
import { ArtistRole, CreditRole, Licence, RecordRef } from './releases.ts';
import { PresentPerson } from '../presence/contract.ts';
import { Id, IdParam, Image, Milliseconds, Status, Timestamp } from '../shared/contract.ts';
import { TimeZone } from '../shared/timeZone.ts';
import { AdminAlbum } from '../admin/catalogue/adminAlbums.ts';
import { AdminArtist, adminArtists } from '../admin/catalogue/adminArtists.ts';
import { AdminTrack } from '../admin/catalogue/adminTracks.ts';

const Release = v.object({
  id: Id,
  name: v.string(),
  status: Status,
  release_date: v.nullable(v.string()),
  image: v.nullable(Image),
});
/** The albums and tracks that a person may change, newest first, at most 200 of each. */
export const ManagedReleasesResponse = v.object({ albums: v.array(Release), tracks: v.array(Release) });
export type ManagedReleases = v.InferOutput<typeof ManagedReleasesResponse>;

/** Ids of records, or the names of new ones. */
const idsOrNames = (most: number) => v.pipe(v.array(v.union([Id, line(60)])), v.maxLength(most));

const isDated = ({
  status,
  release_date,
  publish_at,
}: {
  status: string;
  release_date: string | null;
  publish_at?: string | null | undefined;
}) => status !== 'scheduled' || release_date !== null || Boolean(publish_at);
const noDate = 'Choose the day on which it appears.';

const withoutSeparators = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();
const isIsrc = (code: string) => /^(?:[A-Z]{2}[A-Z0-9]{3}\d{7})?$/.test(withoutSeparators(code));

/** The check digit of a UPC or EAN: all digits from the right are weighted 1, 3, 1, 3 … */
const isUpc = (code: string) => {
  const digits = withoutSeparators(code);
  if (digits === '') return true;
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
};

/** The fields that tracks and albums have in common. Fields that may be left out stay as they are. */
const releaseEntries = {
  name: line(200),
  /** `hidden` is for those who may change the whole catalogue. */
  status: Status,
  artist_ids: ids(50),
  /** The roles of `artist_ids`, in their order. */
  artist_roles: v.optional(v.pipe(v.array(ArtistRole), v.maxLength(50))),
  genre_ids: idsOrNames(20),
  tag_ids: idsOrNames(50),
  release_date: optionalDate,
  /** The minute in which a scheduled release appears. @default the start of `release_date` in UTC */
  publish_at: v.optional(v.nullable(Timestamp)),
  /** The time zone in which `publish_at` was chosen. */
  publish_zone: v.optional(v.nullable(TimeZone)),
  description: optionalText(20_000),
  /** An uploaded picture that becomes the cover; null removes the cover. */
  cover_entry_id: v.optional(v.nullable(Id)),
  /** What the cover shows, for people who do not see it. */
  cover_alt: v.optional(optionalText(300)),
};

const trackEntries = {
  ...releaseEntries,
  album_id: v.nullable(Id),
  number: optionalNumber(1, 9999),
  disc: optionalNumber(1, 99),
  is_explicit: v.boolean(),
  isrc: v.optional(
    v.nullable(v.pipe(v.string(), v.trim(), v.check(isIsrc, 'Use a code such as GBABC2400001.'))),
  ),
  licence: v.optional(v.nullable(Licence)),
  credits: v.optional(v.pipe(v.array(v.object({ role: CreditRole, name: line(120) })), v.maxLength(100))),
  comments_disabled: v.optional(v.boolean()),
  /** The address of a stream, for those who may change the whole catalogue. */
  stream_url: v.optional(optionalUrl),
};
const albumEntries = {
  ...releaseEntries,
  type: v.picklist(['album', 'single', 'ep', 'compilation']),
  label_id: v.nullable(Id),
  upc: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.check(isUpc, 'Use 8, 12, 13 or 14 digits, the last of which is the check digit.'),
      ),
    ),
  ),
  catalogue_number: v.optional(optionalText(60)),
  copyright: v.optional(optionalText(500)),
  comments_disabled: v.optional(v.boolean()),
};
const artistEntries = {
  ...v.omit(adminArtists.input, ['status', 'verified', 'genre_ids']).entries,
  genre_ids: idsOrNames(20),
  cover_entry_id: v.optional(v.nullable(Id)),
  cover_alt: v.optional(optionalText(300)),
  /** An uploaded picture behind the head of the page; null removes it. */
  background_entry_id: v.optional(v.nullable(Id)),
  /** Visibility and mark are changed by those who may change the whole catalogue. */
  status: v.optional(Status),
  verified: v.optional(v.boolean()),
};

const version = v.optional(Timestamp);
/** Refuses a schedule without a date. */
const dated = <TEntries extends v.ObjectEntries & typeof releaseEntries>(entries: TEntries) =>
  v.pipe(
    v.object(entries),
    v.forward(
      v.check((release) => isDated(release as unknown as Parameters<typeof isDated>[0]), noDate),
      ['release_date'] as never,
    ),
  );

/** The body of a changed track, with the version that the form was filled from. */
export const ChangedTrackInput = dated({
  ...trackEntries,
  /** An uploaded file whose recording was processed, and becomes the sound; without one the sound stays. */
  entry_id: v.optional(v.nullable(Id)),
  version,
});
export type ChangedTrackInput = v.InferOutput<typeof ChangedTrackInput>;
/** The body of a new track, with the uploaded file of its sound, if there is one. */
export const NewTrackInput = dated({
  ...trackEntries,
  entry_id: v.nullable(Id),
  /** The picture that was found in the file. */
  image_key: v.optional(optionalText(60)),
});
export type NewTrackInput = v.InferOutput<typeof NewTrackInput>;
/** The body of a new album. */
export const AlbumInput = dated(albumEntries);
export type AlbumInput = v.InferOutput<typeof AlbumInput>;
export const ChangedAlbumInput = dated({ ...albumEntries, version });
export type ChangedAlbumInput = v.InferOutput<typeof ChangedAlbumInput>;
/** The body of a new or changed artist. */
export const ArtistInput = v.object(artistEntries);
export type ArtistInput = v.InferOutput<typeof ArtistInput>;
export const ChangedArtistInput = v.object({ ...artistEntries, version });
export type ChangedArtistInput = v.InferOutput<typeof ChangedArtistInput>;

/** A record as its form reads it. */
export const ManagedTrack = v.omit(AdminTrack, ['permissions']);
export const ManagedAlbum = v.omit(AdminAlbum, ['permissions']);
export const ManagedArtistRecord = v.omit(AdminArtist, ['permissions']);
export type ManagedTrack = v.InferOutput<typeof ManagedTrack>;
export type ManagedAlbum = v.InferOutput<typeof ManagedAlbum>;
export type ManagedArtistRecord = v.InferOutput<typeof ManagedArtistRecord>;
export const ManagedTrackResponse = v.object({ record: ManagedTrack });
export const ManagedAlbumResponse = v.object({ record: ManagedAlbum });
export const ManagedArtistResponse = v.object({ record: ManagedArtistRecord });

/** The kinds of records that have a form in the backstage. */
const managedKinds = ['albums', 'artists', 'tracks'] as const;
export type ManagedKind = (typeof managedKinds)[number];
export const ManagedRecordParam = v.object({ kind: v.picklist(managedKinds), id: IdParam.entries.id });
/**
 * The body of POST backstage/{kind}/{id}/undo: the version that an edit by the same person has made. 409 `changed` after
 * another change.
 */
export const UndoEditInput = v.object({ version: Timestamp });
/** The other people who have the form of a record open, and the version that is stored now. */
export const EditorsResponse = v.object({ people: v.array(PresentPerson), version: Timestamp });
export type Editors = v.InferOutput<typeof EditorsResponse>;

/** A track of an album as its editor lists it, in its order. */
export const AlbumTrack = v.object({
  id: Id,
  name: v.string(),
  status: Status,
  duration: Milliseconds,
  is_explicit: v.boolean(),
  /** Whether there is something to hear. */
  has_sound: v.boolean(),
});
export type AlbumTrack = v.InferOutput<typeof AlbumTrack>;
export const AlbumTracksResponse = v.object({ tracks: v.array(AlbumTrack) });

/** The body of PUT albums/{id}/tracks: the tracks in their new order. Tracks that are left out leave the album. */
export const AlbumOrderInput = v.object({ track_ids: ids(500) });
export type AlbumOrderInput = v.InferOutput<typeof AlbumOrderInput>;

/** The body of POST backstage/tracks/bulk: what several tracks get. Fields that are left out stay; credits are added. */
export const BulkTracksInput = v.object({
  track_ids: ids(200),
  change: v.object({
    genre_ids: v.optional(idsOrNames(20)),
    tag_ids: v.optional(idsOrNames(50)),
    licence: v.optional(v.nullable(Licence)),
    is_explicit: v.optional(v.boolean()),
    credits: v.optional(trackEntries.credits),
  }),
});
export type BulkTracksInput = v.InferOutput<typeof BulkTracksInput>;

/** What a track had before a change of several tracks, and its version since. */
const FormerTrack = v.object({
  id: Id,
  version: Timestamp,
  genre_ids: ids(20),
  tag_ids: ids(50),
  licence: v.nullable(Licence),
  is_explicit: v.boolean(),
  credits: v.pipe(v.array(v.object({ role: CreditRole, name: v.string() })), v.maxLength(100)),
});
/** The body of POST backstage/tracks/bulk/undo, as the change has sent it. 409 `changed` after another change. */
export const FormerTracks = v.object({ tracks: v.pipe(v.array(FormerTrack), v.maxLength(200)) });
export type FormerTracks = v.InferOutput<typeof FormerTracks>;

/** The body of POST albums/{id}/release: at once, or in a minute to come. */
export const ReleaseInput = v.object({
  publish_at: v.nullable(Timestamp),
  publish_zone: v.optional(v.nullable(TimeZone)),
});
export type ReleaseInput = v.InferOutput<typeof ReleaseInput>;

/** The response of a removal. `undo_id` brings the record back by POST backstage/undo/{id}. */
export const RemovalResponse = v.object({ undo_id: v.nullable(Id) });

export const releaseFindings = [
  'no_tracks',
  'no_sound',
  'no_artist',
  'no_cover',
  'cover_small',
  'cover_shape',
  'no_alt',
  'no_genre',
  'no_isrc',
  'no_credits',
  'no_licence',
  'not_explicit',
  'duplicate',
  'clipping',
  'loud',
  'quiet',
  'silence_start',
  'silence_end',
] as const;

/** What the check before a release has found. */
export const ReleaseFinding = v.object({
  code: v.picklist(releaseFindings),
  /** `error` prevents the release, `warning` should be looked at, `hint` may be right. */
  level: v.picklist(['error', 'warning', 'hint']),
  /** The field of the form that it is about. */
  field: v.string(),
  /** The track that it is about; null for the album. */
  track: v.nullable(RecordRef),
  /** The measured value: pixels, dBTP, LUFS or seconds. */
  value: v.nullable(v.number()),
});
export type ReleaseFinding = v.InferOutput<typeof ReleaseFinding>;
export const PreflightResponse = v.object({ findings: v.array(ReleaseFinding) });

/** The secret address under which a release can be heard before it is public; null when there is none. */
export const PrivateLinkResponse = v.object({
  link: v.nullable(v.object({ path: v.string(), created_at: Timestamp })),
});
export type PrivateLink = NonNullable<v.InferOutput<typeof PrivateLinkResponse>['link']>;

/** What a field of a form can choose. */
export const BackstageOptionsParam = v.object({
  kind: v.picklist(['artists', 'albums', 'tracks', 'genres', 'tags', 'labels']),
});
export type BackstageOptionKind = v.InferOutput<typeof BackstageOptionsParam>['kind'];

/** The end of the address of a private link. */
export const PrivateTokenParam = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,60}$/)) });
