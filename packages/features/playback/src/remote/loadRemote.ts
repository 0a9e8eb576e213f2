import type { QueryClient } from '@tanstack/react-query';
import type { Player } from '../playback/createPlayer.ts';

/** Loads the connection with the other devices of the signed-in person. Returns a function that ends it. */
export function loadRemote(player: Player, client: QueryClient): () => void {
  let isOver = false;
  let end = () => {};
  import('./startRemote.ts').then(
    ({ startRemote }) => {
      if (!isOver) end = startRemote(player, client).dispose;
    },
    // This device plays without it.
    () => {},
  );
  return () => {
    isOver = true;
    end();
  };
}
