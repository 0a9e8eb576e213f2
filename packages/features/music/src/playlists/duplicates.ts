import { ApiError, type Playlist } from '@segno/data';

/** The playlist that has some of the tracks already, and the server's message about it (PLAYLIST-3). */
export interface Refusal {
  playlist: Playlist;
  message: string;
  /** Whether the playlist does not have all of them. */
  hasNew: boolean;
}

/** Whether tracks were refused because the playlist has some of them, or all. */
export const isDuplicates = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'duplicate_tracks' || error.code === 'only_duplicates');

/** What the dialog asks after such a refusal. */
export const refusalOf = (playlist: Playlist, error: ApiError): Refusal => ({
  playlist,
  message: error.message,
  hasNew: error.code === 'duplicate_tracks',
});
