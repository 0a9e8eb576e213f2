import {
  addTracksMutation,
  imageUrl,
  libraryPlaylistsQuery,
  playlistPath,
  removeTracksMutation,
  useMessages,
  type Playlist,
} from '@segno/data';
import { showErrorToast, LoadMore } from '@segno/base';
import {
  Button,
  Dialog,
  ErrorState,
  Image,
  Inline,
  openDialog,
  PlaylistIcon,
  PlusIcon,
  Spinner,
  Stack,
  Text,
  toast,
} from '@segno/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { libraryMessages } from '../messages/library.en.ts';
import * as css from './AddToPlaylistDialog.css.ts';
import PlaylistDialog from './PlaylistDialog.tsx';
import { useCanCreatePlaylist } from './useCanCreatePlaylist.ts';
import { isDuplicates, type Refusal, refusalOf } from './duplicates.ts';
import { useIsShown } from './useIsShown.ts';

export interface AddToPlaylistDialogProps {
  trackIds: number[];
  /** The name of what is added. */
  name: string;
  /** Begins with the question about the tracks that this playlist has. */
  firstRefusal?: Refusal;
  onClose: () => void;
}

/** Adds tracks to one of the person's playlists, or to a new one. Tracks that it has are added again on request. */
export default function AddToPlaylistDialog({
  trackIds,
  name,
  firstRefusal,
  onClose,
}: AddToPlaylistDialogProps) {
  const t = useMessages(libraryMessages);
  const [refusal, setRefusal] = useState<Refusal | null>(firstRefusal ?? null);
  const canCreate = useCanCreatePlaylist();
  const { mutateAsync, isPending } = useMutation(addTracksMutation());
  const { mutateAsync: remove } = useMutation(removeTracksMutation());
  const isShown = useIsShown();

  const added = (playlist: Playlist, undo?: () => void) => {
    onClose();
    toast(t('playlist.added', { name: playlist.name }), {
      action: undo
        ? { label: t('playlist.undo'), onAction: undo }
        : { label: t('playlist.open'), href: playlistPath(playlist) },
    });
  };
  const create = async () => {
    const playlist = await openDialog<Playlist>(({ close }) => (
      <PlaylistDialog trackIds={trackIds} onSaved={close} onCancel={() => close()} />
    ));
    if (playlist) added(playlist);
  };
  const add = async (playlist: Playlist, duplicates: 'refuse' | 'skip' | 'add') => {
    try {
      const { ids } = await mutateAsync({ id: playlist.id, track_ids: trackIds, duplicates });
      const undo = () => void remove({ id: playlist.id, ids }).catch(showErrorToast);
      added(playlist, ids.length > 0 ? undo : undefined);
    } catch (error) {
      if (isDuplicates(error) && isShown.current) setRefusal(refusalOf(playlist, error));
      else showErrorToast(error);
    }
  };

  if (refusal) {
    return (
      <Dialog
        size="sm"
        title={t('playlist.duplicateTitle')}
        footer={
          <Inline justify="end" wrap>
            <Button variant="ghost" onPress={() => (firstRefusal ? onClose() : setRefusal(null))}>
              {t(firstRefusal ? 'playlist.cancel' : 'playlist.back')}
            </Button>
            {refusal.hasNew && (
              <Button isPending={isPending} onPress={() => void add(refusal.playlist, 'skip')}>
                {t('playlist.skipDuplicates')}
              </Button>
            )}
            <Button tone="accent" isPending={isPending} onPress={() => void add(refusal.playlist, 'add')}>
              {t('playlist.addAnyway')}
            </Button>
          </Inline>
        }
      >
        <Text as="p">{refusal.message}</Text>
      </Dialog>
    );
  }
  return (
    <Dialog size="sm" title={t('playlist.addTitle', { count: trackIds.length, name })}>
      <Stack space="xs">
        {canCreate && (
          <Button startIcon={<PlusIcon />} onPress={() => void create()}>
            {t('playlist.new')}
          </Button>
        )}
        <Playlists
          canCreate={canCreate}
          isDisabled={isPending}
          onChoose={(playlist) => void add(playlist, 'refuse')}
        />
      </Stack>
    </Dialog>
  );
}

function Playlists({
  canCreate,
  isDisabled,
  onChoose,
}: {
  canCreate: boolean;
  isDisabled: boolean;
  onChoose: (playlist: Playlist) => void;
}) {
  const t = useMessages(catalogueMessages);
  const library = useMessages(libraryMessages);
  const query = useInfiniteQuery(libraryPlaylistsQuery());
  if (query.isPending) return <Spinner />;
  if (query.isError)
    return <ErrorState title={library('library.failed')} onRetry={() => void query.refetch()} />;
  const playlists = query.data.pages
    .flatMap(({ pagination }) => pagination.data)
    .filter(({ permissions }) => permissions.edit_tracks);
  const isEmpty = playlists.length === 0 && !query.hasNextPage;
  if (isEmpty && !canCreate) return <Text as="p">{library('playlist.nothingToChange')}</Text>;
  return (
    <>
      <ul className={css.list}>
        {playlists.map((playlist) => (
          <li key={playlist.id}>
            <Button
              variant="ghost"
              className={css.choice}
              isDisabled={isDisabled}
              startIcon={
                playlist.image ? (
                  <span className={css.cover}>
                    <Image
                      src={imageUrl(playlist.image, 64)}
                      color={playlist.image.color}
                      alt=""
                      ratio={1}
                      radius="control"
                    />
                  </span>
                ) : (
                  <PlaylistIcon />
                )
              }
              onPress={() => onChoose(playlist)}
            >
              <span className={css.name} title={playlist.name}>
                {playlist.name}
              </span>
              <span className={css.count}>· {t('tracksCount', { count: playlist.tracks_count })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <LoadMore {...query} />
    </>
  );
}
