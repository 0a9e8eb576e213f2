import {
  type Album,
  albumTracksQuery,
  type ApiError,
  type Artist,
  playlistLimits,
  useMessages,
  type Folder,
  type Playlist,
  type Track,
} from '@segno/data';
import { albumsAtOnce } from '@segno/data/contract';
import { showErrorToast } from '@segno/base';
import { artistContext, contextOf, loadFeeds, recordOf, type PlayContext } from '@segno/playback';
import { lazyPart, openDialog, toast } from '@segno/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { MediaTarget } from '../menus/mediaMenu.ts';
import { libraryMessages } from '../messages/library.en.ts';
import type { AddToPlaylistDialogProps } from './AddToPlaylistDialog.tsx';
import { refusalOf } from './duplicates.ts';
import type { CollaborationDialogProps } from './CollaborationDialog.tsx';
import type { FolderDialogProps } from './FolderDialog.tsx';
import type { ImportPlaylistDialogProps } from './ImportPlaylistDialog.tsx';
import type { PlaylistDialogProps } from './PlaylistDialog.tsx';
import type { SmartPlaylistDialogProps } from './SmartPlaylistDialog.tsx';

const PlaylistDialog = lazyPart<PlaylistDialogProps>(() => import('./PlaylistDialog.tsx'));
const ImportPlaylistDialog = lazyPart<ImportPlaylistDialogProps>(() => import('./ImportPlaylistDialog.tsx'));
const FolderDialog = lazyPart<FolderDialogProps>(() => import('./FolderDialog.tsx'));
const SmartPlaylistDialog = lazyPart<SmartPlaylistDialogProps>(() => import('./SmartPlaylistDialog.tsx'));
const CollaborationDialog = lazyPart<CollaborationDialogProps>(() => import('./CollaborationDialog.tsx'));
const AddToPlaylistDialog = lazyPart<AddToPlaylistDialogProps>(() => import('./AddToPlaylistDialog.tsx'));

/** Opens the dialog for a new playlist, or to change one. Resolves to the stored playlist. */
export const openPlaylistDialog = (
  given: Pick<PlaylistDialogProps, 'playlist' | 'trackIds'> = {},
): Promise<Playlist | undefined> =>
  openDialog<Playlist>(({ close }) => <PlaylistDialog {...given} onSaved={close} onCancel={() => close()} />);

/** Opens the dialog for a new smart playlist, or to change the rules of one. Resolves to the stored playlist. */
export const openSmartPlaylistDialog = (
  given: Pick<SmartPlaylistDialogProps, 'playlist'> = {},
): Promise<Playlist | undefined> =>
  openDialog<Playlist>(({ close }) => (
    <SmartPlaylistDialog {...given} onSaved={close} onCancel={() => close()} />
  ));

/** Opens the dialog that makes a playlist of a file. Resolves to the stored playlist. */
export const openImportPlaylistDialog = (): Promise<Playlist | undefined> =>
  openDialog<Playlist>(({ close }) => <ImportPlaylistDialog onSaved={close} onCancel={() => close()} />);

/** Opens the dialog for a new folder, or to rename one. Resolves to the stored folder. */
export const openFolderDialog = (
  given: Pick<FolderDialogProps, 'folder' | 'parentId'> = {},
): Promise<Folder | undefined> =>
  openDialog<Folder>(({ close }) => <FolderDialog {...given} onSaved={close} onCancel={() => close()} />);

/** Opens the dialog with the link and the people of a playlist that several people edit. */
export const openCollaborationDialog = (playlist: CollaborationDialogProps['playlist']): Promise<void> =>
  openDialog<void>(({ close }) => <CollaborationDialog playlist={playlist} onClose={() => close()} />).then(
    () => undefined,
  );

/** Tracks, or a record whose tracks are added. */
export type AddableTarget = MediaTarget | { type: 'tracks'; tracks: readonly Track[] };

/** The tracks of a context, read to its end, or to the limit of a playlist. */
export async function readTracks(client: QueryClient, context: PlayContext): Promise<readonly Track[]> {
  const openFeed = await loadFeeds(client);
  const feed = openFeed(context);
  const tracks: Track[] = [];
  while (tracks.length < playlistLimits.tracks) {
    const page = await feed?.next();
    if (!page) break;
    tracks.push(...page);
  }
  return tracks.slice(0, playlistLimits.tracks);
}

/** The requests that are made at the same time. */
const readAtOnce = 4;

/** The tracks that several reads find, in their order, up to the limit of a playlist. */
async function readInTurn<T>(
  parts: readonly T[],
  read: (part: T) => Promise<readonly Track[]>,
): Promise<readonly Track[]> {
  const tracks: Track[] = [];
  for (let start = 0; start < parts.length && tracks.length < playlistLimits.tracks; start += readAtOnce) {
    const found = await Promise.all(parts.slice(start, start + readAtOnce).map(read));
    tracks.push(...found.flat());
  }
  return tracks.slice(0, playlistLimits.tracks);
}

/** The tracks of several artists in their order, up to the limit of a playlist. */
export const readTracksOfArtists = (client: QueryClient, artists: readonly Artist[]) =>
  readInTurn(artists, (artist) => readTracks(client, artistContext(artist)));

/** The tracks of several albums in their order, up to the limit of a playlist. Several albums are one request. */
export const readTracksOfAlbums = (client: QueryClient, albums: readonly Album[]) =>
  readInTurn(
    Array.from({ length: Math.ceil(albums.length / albumsAtOnce) }, (_, index) =>
      albums.slice(index * albumsAtOnce, (index + 1) * albumsAtOnce).map(({ id }) => id),
    ),
    (ids) => client.query(albumTracksQuery(ids)),
  );

async function tracksOf(client: QueryClient, target: AddableTarget): Promise<readonly Track[]> {
  if (target.type === 'tracks') return target.tracks;
  return target.type === 'track' ? [target.track] : readTracks(client, contextOf(target));
}

const nameOf = (target: AddableTarget) =>
  (target.type === 'tracks' ? target.tracks[0] : recordOf(target))?.name ?? '';

/** A component, because the language is in the context of the startup object. */
const NothingToAdd = ({ name }: { name: string }) =>
  useMessages(libraryMessages)('playlist.nothingToAdd', { name });

/** Asks whether tracks that a playlist has are added again. */
export const openDuplicates = (trackIds: number[], playlist: Playlist, error: ApiError) =>
  openDialog(({ close }) => (
    <AddToPlaylistDialog
      trackIds={trackIds}
      name={playlist.name}
      firstRefusal={refusalOf(playlist, error)}
      onClose={() => close()}
    />
  ));

/** Opens the dialog that adds tracks, or the tracks of an album, artist or playlist, to a playlist. */
export async function openAddToPlaylist(client: QueryClient, target: AddableTarget) {
  try {
    const tracks = await tracksOf(client, target);
    if (tracks.length === 0) {
      toast(<NothingToAdd name={nameOf(target)} />, { type: 'neutral' });
      return;
    }
    await openDialog(({ close }) => (
      <AddToPlaylistDialog
        trackIds={tracks.map(({ id }) => id)}
        name={nameOf(target)}
        onClose={() => close()}
      />
    ));
  } catch (error) {
    showErrorToast(error);
  }
}
