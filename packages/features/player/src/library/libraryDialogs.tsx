import { albumQuery, type Playlist } from '@segno/data';
import { showErrorToast } from '@segno/shell/offers';
import { lazyPart, openDialog } from '@segno/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { MediaTarget } from '../menus/mediaMenu.ts';
import type { AddToPlaylistDialogProps } from './AddToPlaylistDialog.tsx';
import type { PlaylistDialogProps } from './PlaylistDialog.tsx';

const PlaylistDialog = lazyPart<PlaylistDialogProps>(() => import('./PlaylistDialog.tsx'));
const AddToPlaylistDialog = lazyPart<AddToPlaylistDialogProps>(() => import('./AddToPlaylistDialog.tsx'));

/** Opens the dialog for a new playlist, or to change one. Resolves to the stored playlist. */
export const openPlaylistDialog = (playlist?: Playlist): Promise<Playlist | undefined> =>
  openDialog<Playlist>(({ close }) => (
    <PlaylistDialog playlist={playlist} onSaved={close} onCancel={() => close()} />
  ));

/** A record whose tracks can be added to a playlist. */
export type AddableTarget = Extract<MediaTarget, { type: 'track' | 'album' }>;

export const isAddable = (target: MediaTarget): target is AddableTarget =>
  target.type === 'track' || target.type === 'album';

/** Opens the dialog that adds a track, or the tracks of an album, to a playlist. */
export async function openAddToPlaylist(client: QueryClient, target: AddableTarget) {
  try {
    const tracks =
      target.type === 'track'
        ? [target.track]
        : (await client.query({ ...albumQuery(target.album.id), staleTime: 'static' })).tracks;
    const name = target.type === 'track' ? target.track.name : target.album.name;
    await openDialog(({ close }) => (
      <AddToPlaylistDialog trackIds={tracks.map(({ id }) => id)} name={name} onClose={() => close()} />
    ));
  } catch (error) {
    showErrorToast(error);
  }
}
