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
import { openAddToPlaylist } from '../playlists/libraryDialogs.tsx';
import { libraryMessages } from '../messages/library.en.ts';
import { menuMessages } from '../messages/menu.en.ts';
import { usePlayer } from '@segno/playback';
import { socialMessages } from '../messages/social.en.ts';
import { DragTracks } from './DragTracks.tsx';

export interface TrackSelectionBarProps {
  tracks: readonly Track[];
  onClear: () => void;
  /** Removes them from the playlist that shows them. */
  onRemove?: () => void;
}

/** The actions for the selected tracks of a list (SELECT-3). */
export default function TrackSelectionBar({ tracks, onClear, onRemove }: TrackSelectionBarProps) {
  const t = useMessages(libraryMessages);
  const menu = useMessages(menuMessages);
  const player = usePlayer();
  const client = useQueryClient();
  const { user } = useStartup();
  const name = t('selection.label', { count: tracks.length });
  const social = useMessages(socialMessages);
  const { mutateAsync: likeMany } = useMutation(likeManyMutation());
  /** Only those that were not liked before lose their like again. */
  const likeAll = async () => {
    try {
      const known = new Set((await client.query({ ...likesQuery(), staleTime: 'static' })).tracks);
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
  const act = (action: () => void) => () => {
    action();
    onClear();
  };
  return (
    <SelectionBar label={name} onClear={onClear}>
      <Button variant="ghost" startIcon={<PlayNextIcon />} onPress={act(() => player.playNext(tracks))}>
        {menu('menu.playNext')}
      </Button>
      <Button variant="ghost" startIcon={<AddToQueueIcon />} onPress={act(() => player.addToQueue(tracks))}>
        {menu('menu.addToQueue')}
      </Button>
      {user && (
        <>
          <Button
            variant="ghost"
            startIcon={<PlusIcon />}
            onPress={() => void openAddToPlaylist(client, { type: 'tracks', tracks })}
          >
            {t('playlist.add')}
          </Button>
          <Button variant="ghost" startIcon={<HeartIcon />} onPress={act(() => void likeAll())}>
            {social('like.selected')}
          </Button>
          <DragTracks tracks={tracks} />
        </>
      )}
      {onRemove && (
        <Button variant="ghost" tone="danger" startIcon={<TrashIcon />} onPress={act(onRemove)}>
          {t('selection.remove')}
        </Button>
      )}
    </SelectionBar>
  );
}
