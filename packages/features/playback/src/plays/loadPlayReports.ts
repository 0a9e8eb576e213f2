import type { QueryClient } from '@tanstack/react-query';
import type { Player } from '../playback/createPlayer.ts';

/** Loads the code that reports plays, and starts it. Returns a function that ends the reports. */
export function loadPlayReports(player: Player, client: QueryClient): () => void {
  let isOver = false;
  let end = () => {};
  import('./startPlayReports.ts').then(
    ({ startPlayReports }) => {
      if (!isOver) end = startPlayReports(player, client).dispose;
    },
    // Music plays without it; the next visit counts again.
    () => {},
  );
  return () => {
    isOver = true;
    end();
  };
}
