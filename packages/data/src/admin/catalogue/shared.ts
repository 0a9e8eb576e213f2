import * as v from 'valibot';
import { ArtistRef, RecordRef } from '../../backstage/releases.ts';
import { Count, Id, Image, Milliseconds, Status, Timestamp } from '../../shared/contract.ts';
import { adminTimes } from '../defineAdminResource.ts';
import { ids, line, optionalDate, optionalText } from '../fields.ts';

/** The uploaded file that becomes the picture; null removes the picture. */
export const picture = v.optional(v.nullable(Id));
export const statuses = ['draft', 'scheduled', 'published', 'hidden'] as const;

/** What albums and tracks have in common. */
export const releaseFields = {
  name: v.string(),
  slug: v.string(),
  image: v.nullable(Image),
  status: Status,
  release_date: v.nullable(v.string()),
  /** Sanitised HTML. */
  description: v.nullable(v.string()),
  artists: v.array(ArtistRef),
  artist_ids: v.array(Id),
  genre_ids: v.array(Id),
  tag_ids: v.array(Id),
  genres: v.array(RecordRef),
  tags: v.array(RecordRef),
  /** The minute in which it appears, when it is scheduled. */
  publish_at: v.nullable(Timestamp),
  publish_zone: v.nullable(v.string()),
  comments_disabled: v.boolean(),
  duration: Milliseconds,
  plays_count: Count,
  likes_count: Count,
  ...adminTimes,
};

/** The fields that the forms of albums and tracks have in common. */
export const releaseInput = {
  name: line(200),
  status: Status,
  release_date: optionalDate,
  artist_ids: ids(50),
  genre_ids: ids(20),
  tag_ids: ids(50),
  description: optionalText(20_000),
};
