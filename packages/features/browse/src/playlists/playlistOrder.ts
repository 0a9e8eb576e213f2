import type { Playlist } from '@segno/data';

/** Longer playlists are read at any place, and are put in order after a press (PLAYLIST-11). */
const longFrom = 500;

/** Whether the person may change the order of the tracks, on the page as it opens. */
export const isShortEnoughToOrder = ({ permissions, tracks_count }: Playlist) =>
  permissions.edit_tracks && tracks_count <= longFrom;
