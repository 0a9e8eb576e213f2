import { readId, useMessages, type Playlist } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { readTrackIds, trackDragType, readTracks } from '@segno/music';
import { toast } from '@segno/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { libraryMessages } from '../messages/library.en.ts';
import { useAddTracks } from '../playlists/useAddTracks.ts';

/** What a playlist takes: tracks, and links to tracks, albums, artists and playlists, which browsers drag themselves. */
export const droppedTypes = [trackDragType, 'text/uri-list'] as const;

const linkedTypes = ['track', 'album', 'artist', 'playlist'] as const;

/** The ids of the tracks of a drag. A link of another site, or to another page, has none. */
async function idsOf(client: QueryClient, texts: readonly string[], type: string): Promise<number[]> {
  if (type === trackDragType) return texts.flatMap(readTrackIds);
  const url = URL.parse(
    texts
      .join('\n')
      .split(/\r?\n/)
      .find((line) => line && !line.startsWith('#')) ?? '',
  );
  if (url?.origin !== location.origin) return [];
  const [, kind, linkedId] = url.pathname.split('/');
  const [linked, id] = [linkedTypes.find((each) => each === kind), readId(linkedId)];
  if (!linked || id === undefined) return [];
  if (linked === 'track') return [id];
  const tracks = await readTracks(client, { type: linked, id, name: '', href: url.pathname });
  return tracks.map((track) => track.id);
}

/** Adds what is dropped on a playlist. */
export function useDropTracks(playlist: Playlist) {
  const t = useMessages(libraryMessages);
  const client = useQueryClient();
  const add = useAddTracks(playlist);

  return async (texts: string[], type: string) => {
    try {
      const trackIds = await idsOf(client, texts, type);
      if (trackIds.length === 0) toast(t('playlist.notAddable'), { type: 'danger' });
      else await add(trackIds);
    } catch (error) {
      showErrorToast(error);
    }
  };
}
