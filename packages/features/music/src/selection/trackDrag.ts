import type { Track } from '@segno/data';

/** The type of a drag of tracks: their ids, separated by commas. */
export const trackDragType = 'application/x-segno-tracks';

/** The data of a drag of tracks: ids for a playlist of the sidebar, names for other applications. */
export const trackDragData = (tracks: readonly Track[]): Record<string, string> => ({
  [trackDragType]: tracks.map(({ id }) => id).join(),
  'text/plain': tracks.map(({ name }) => name).join('\n'),
});

/** The ids of a drag, or an empty list for other text. */
export const readTrackIds = (text: string): number[] =>
  /^\d{1,10}(,\d{1,10})*$/.test(text) ? text.split(',').map(Number) : [];
