import { likeManyMutation, likesQuery, useMessages, useStartup, type Track } from '@segno/data';
import { showErrorToast } from '@segno/base';
import {
  AddToQueueIcon,
  Button,
  HeartIcon,
  PlayNextIcon,
  PlusIcon,
  SelectionBar,
  toast,
  TrashIcon,
} from '@segno/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openAddToPlaylist } from '../playlists/libraryDialogs.tsx';
import { libraryMessages } from '../messages/library.en.ts';
import { menuMessages } from '../messages/menu.en.ts';
import { usePlayer } from '@segno/playback';
import { socialMessages } from '../messages/social.en.ts';
import { DragTracks } from './DragTracks.tsx';

export interface TrackSelectionBarProps {
  /** The selected tracks; in a list that is read at any place, those that are loaded. */
  tracks: readonly Track[];
  /** The number of selected rows. @default tracks.length */
  count?: number;
  /** What is selected, where it is not tracks. @default the number of tracks */
  label?: string;
  /** Whether all of them can be liked. @default true */
  canLike?: boolean;
  /** Reads all selected tracks, where some are not loaded. */
  onRead?: () => Promise<readonly Track[]>;
  onClear: () => void;
  /** Removes them from the playlist that shows them. */
  onRemove?: () => void;
}

/** The actions for the selected tracks of a list (SELECT-3). */
export default function TrackSelectionBar({
  tracks: loaded,
  count = loaded.length,
  label,
  canLike = true,
  onRead,
  onClear,
  onRemove,
}: TrackSelectionBarProps) {
  const t = useMessages(libraryMessages);
  const menu = useMessages(menuMessages);
  const player = usePlayer();
  const client = useQueryClient();
  const { user } = useStartup();
  const name = label ?? t('selection.label', { count });
  const isLoaded = loaded.length === count;
  const social = useMessages(socialMessages);
  const { mutateAsync: likeMany } = useMutation(likeManyMutation());
  /** Only those that were not liked before lose their like again. */
  const likeAll = async (tracks: readonly Track[]) => {
    try {
      const known = new Set((await client.query({ ...likesQuery(), staleTime: 0 })).tracks);
      const ids = [...new Set(tracks.map(({ id }) => id))].filter((id) => !known.has(id));
      if (ids.length > 0) await likeMany({ ids, isLiked: true });
      toast(social('like.many', { count: tracks.length }), {
        action:
          ids.length > 0
            ? {
                label: social('repost.undo'),
                onAction: () => void likeMany({ ids, isLiked: false }).catch(showErrorToast),
              }
            : undefined,
      });
    } catch (error) {
      showErrorToast(error);
    }
  };
  const [reading, setReading] = useState<string | null>(null);
  /** The state and action of a button that does something with all selected tracks. Those not loaded are read first. */
  const withTracks = (name: string, action: (tracks: readonly Track[]) => unknown) => ({
    isPending: reading === name,
    isDisabled: reading !== null && reading !== name,
    onPress: () => void run(name, action),
  });
  const run = async (name: string, action: (tracks: readonly Track[]) => unknown) => {
    if (isLoaded || !onRead) return void action(loaded);
    setReading(name);
    try {
      action(await onRead());
    } catch (error) {
      showErrorToast(error);
    } finally {
      setReading(null);
    }
  };
  const act = (name: string, action: (tracks: readonly Track[]) => unknown) =>
    withTracks(name, (tracks) => {
      void action(tracks);
      onClear();
    });
  return (
    <SelectionBar label={name} onClear={onClear}>
      <Button variant="ghost" startIcon={<PlayNextIcon />} {...act('next', player.playNext)}>
        {menu('menu.playNext')}
      </Button>
      <Button variant="ghost" startIcon={<AddToQueueIcon />} {...act('queue', player.addToQueue)}>
        {menu('menu.addToQueue')}
      </Button>
      {user && (
        <>
          <Button
            variant="ghost"
            startIcon={<PlusIcon />}
            {...withTracks(
              'playlist',
              (tracks) => void openAddToPlaylist(client, { type: 'tracks', tracks }),
            )}
          >
            {t('playlist.add')}
          </Button>
          {canLike && (
            <Button variant="ghost" startIcon={<HeartIcon />} {...act('like', likeAll)}>
              {social('like.selected')}
            </Button>
          )}
          {isLoaded && <DragTracks tracks={loaded} />}
        </>
      )}
      {onRemove && (
        <Button
          variant="ghost"
          tone="danger"
          startIcon={<TrashIcon />}
          onPress={() => {
            onRemove();
            onClear();
          }}
        >
          {t('selection.remove')}
        </Button>
      )}
    </SelectionBar>
  );
}
