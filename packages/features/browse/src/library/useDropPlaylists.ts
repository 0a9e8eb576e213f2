import { readId, useMessages, type Folder } from '@segno/data';
import { folderMessages, useFolders } from '@segno/music';
import { toast } from '@segno/ui';

/** What a folder takes: links to playlists, which browsers drag themselves. */
export const folderDropTypes = ['text/uri-list'] as const;

/** The playlist that a dragged link leads to. */
function playlistOf(texts: readonly string[]): number | undefined {
  const line = texts
    .join('\n')
    .split(/\r?\n/)
    .find((each) => each && !each.startsWith('#'));
  const url = URL.parse(line ?? '');
  if (url?.origin !== location.origin) return undefined;
  const [, kind, id] = url.pathname.split('/');
  return kind === 'playlist' ? readId(id) : undefined;
}

/** Moves the playlist of a dropped link into a folder, or out of all with null. */
export function useDropPlaylists(folder: Folder | null) {
  const t = useMessages(folderMessages);
  const { move } = useFolders();
  return (texts: string[]) => {
    const id = playlistOf(texts);
    if (id === undefined) toast(t('folder.onlyPlaylists'), { type: 'danger' });
    else void move(id, folder);
  };
}
