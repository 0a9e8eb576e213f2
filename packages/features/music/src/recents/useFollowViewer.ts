import { hasLoggedOut, useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePlayerStores } from '@segno/playback';
import { clearRecentSearches } from './recentSearches.ts';
import { clearRecentPlaces } from './recentPlaces.ts';

/**
 * When the session of the signed-in person ends, or another one signs in, the music stops, and this browser forgets what
 * the person has played and searched for. It keeps the queue of a person whose session has ended on its own (AUTH-9).
 */
export function useFollowViewer() {
  const client = useQueryClient();
  const { commands, state, hasSaved } = usePlayerStores();
  const id = useStartup().user?.id ?? null;
  useEffect(() => {
    const { viewer, current } = state.getState();
    if (viewer === id) return;
    if (viewer !== null) {
      clearRecentPlaces();
      clearRecentSearches();
    }
    if (current || hasSaved()) commands.changeViewer(id, id === null && hasLoggedOut(client));
    else state.setState({ viewer: id });
  }, [id, client, commands, state, hasSaved]);
}
