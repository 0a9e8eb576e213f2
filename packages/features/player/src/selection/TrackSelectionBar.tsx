import { useMessages, useStartup, type Track } from '@segno/data';
import { AddToQueueIcon, Button, PlayNextIcon, PlusIcon, SelectionBar, TrashIcon } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { openAddToPlaylist } from '../library/libraryDialogs.tsx';
import { libraryMessages } from '../messages/library.en.ts';
import { menuMessages } from '../messages/menu.en.ts';
import { usePlayer } from '../playback/usePlayer.ts';
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
