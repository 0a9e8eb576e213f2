import { index, pgTable, primaryKey, type PgColumn } from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { createdAt, linkTo } from '../records/columns.ts';
import { playlists } from '../playlists/table.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

/** A table of who likes or follows which records. */
export const likesOf = <Name extends string>(name: Name, target: () => PgColumn) =>
  pgTable(
    name,
    {
      user_id: linkTo(() => users.id),
      record_id: linkTo(target),
      created_at: createdAt(),
    },
    (t) => [
      primaryKey({ columns: [t.user_id, t.record_id] }),
      // By time, for the insights of a period.
      index(`${name}_record`).on(t.record_id, t.created_at),
      index(`${name}_time`).on(t.user_id, t.created_at),
    ],
  );

export const trackLikes = likesOf('track_likes', () => tracks.id);
export const albumLikes = likesOf('album_likes', () => albums.id);
export const artistFollows = likesOf('artist_follows', () => artists.id);
export const playlistFollows = likesOf('playlist_follows', () => playlists.id);
export const userFollows = likesOf('user_follows', () => users.id);
