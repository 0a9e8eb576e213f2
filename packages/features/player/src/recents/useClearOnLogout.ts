import { useStartup } from '@segno/data';
import { useEffect, useRef } from 'react';
import { usePlayerStores } from '../playback/usePlayer.ts';
import { clearRecentSearches } from '../search/recentSearches.ts';
import { clearRecentPlaces } from './recentPlaces.ts';

/**
 * When the signed-in person logs out, or another one signs in, the music stops, and this browser forgets the queue and what the
 * person has played and searched for (AUTH-9).
 */
export function useClearOnLogout() {
  const { commands, state, hasSaved } = usePlayerStores();
  const id = useStartup().user?.id;
  const before = useRef(id);
  useEffect(() => {
    const former = before.current;
    before.current = id;
    if (former === undefined || former === id) return;
    if (state.getState().current || hasSaved()) commands.forget();
    clearRecentPlaces();
    clearRecentSearches();
  }, [id, commands, state, hasSaved]);
}
