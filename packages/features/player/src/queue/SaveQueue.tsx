import { showErrorToast } from '@segno/base';
import { playlistPath, useMessages } from '@segno/data';
import { openPlaylistDialog, useCanCreatePlaylist } from '@segno/music';
import { usePlayerStores } from '@segno/playback';
import { IconButton, PlaylistIcon, toast } from '@segno/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { libraryMessages } from '../messages/library.en.ts';
import { readQueue } from './readQueue.ts';

/** Saves the queue as a new playlist of the signed-in person. */
export function SaveQueue() {
  const t = useMessages(libraryMessages);
  const client = useQueryClient();
  const player = usePlayerStores();
  const [isReading, setReading] = useState(false);
  if (!useCanCreatePlaylist()) return null;
  const save = async () => {
    setReading(true);
    const queue = await readQueue(client, player).finally(() => setReading(false));
    const playlist = await openPlaylistDialog({ trackIds: queue.trackIds });
    if (!playlist) return;
    const { name } = playlist;
    toast(
      queue.isCut
        ? t('playlist.createdOfFirst', { name, count: queue.trackIds.length })
        : t('playlist.created', { name }),
      { action: { label: t('playlist.open'), href: playlistPath(playlist) } },
    );
  };
  return (
    // Its words take two lines beside the title in many languages.
    <IconButton
      aria-label={t('playlist.saveQueue')}
      isPending={isReading}
      onPress={() => void save().catch(showErrorToast)}
    >
      <PlaylistIcon />
    </IconButton>
  );
}
