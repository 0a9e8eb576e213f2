import { index, integer, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';
import { playlists } from '../playlists/table.ts';
import { users } from '../users/table.ts';

/** Folders of a person's playlists, at most two deep. */
export const playlistFolders = pgTable(
  'playlist_folders',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    parent_id: integer().references((): AnyPgColumn => playlistFolders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull().default(0),
    ...timeColumns(),
  },
  (t) => [
    index('playlist_folders_user').on(t.user_id, t.position, t.id),
    index('playlist_folders_parent').on(t.parent_id),
  ],
);

/** The folder in which a person keeps a playlist. */
export const playlistPlaces = pgTable(
  'playlist_places',
  {
    user_id: linkTo(() => users.id),
    playlist_id: linkTo(() => playlists.id),
    folder_id: linkTo(() => playlistFolders.id),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.playlist_id] }),
    index('playlist_places_folder').on(t.folder_id),
    index('playlist_places_playlist').on(t.playlist_id),
  ],
);
