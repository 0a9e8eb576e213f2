import { useEffect } from 'react';
import { usePlayerState, usePlayerStores } from '../playback/usePlayer.ts';
import { rememberPlace } from './recentPlaces.ts';

/** Stores the contexts that are played in this browser. */
export function useRecentPlaces() {
  const { state } = usePlayerStores();
  const context = usePlayerState((now) => now.context);
  const isPlaying = usePlayerState((now) => now.status === 'playing');
  useEffect(() => {
    if (isPlaying) rememberPlace(state.getState());
  }, [state, context, isPlaying]);
}
