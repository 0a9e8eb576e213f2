import { useEffect } from 'react';
import { usePlayerState, usePlayerStores } from '@segno/playback';
import { addRecentPlace } from './recentPlaces.ts';

/** Stores the contexts that are played in this browser. */
export function useRecentPlaces() {
  const { state } = usePlayerStores();
  const context = usePlayerState((now) => now.context);
  const isPlaying = usePlayerState((now) => now.status === 'playing');
  useEffect(() => {
    if (isPlaying) addRecentPlace(state.getState());
  }, [state, context, isPlaying]);
}
