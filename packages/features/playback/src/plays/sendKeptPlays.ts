import type { QueryClient } from '@tanstack/react-query';
import type { Player } from '../playback/createPlayer.ts';
import { keptPlays } from './keptPlays.ts';

/** Sends the plays that earlier visits have kept (PLAY-8). Without any, no code is loaded. */
export async function sendKeptPlays(player: Pick<Player, 'state' | 'progress'>, client: QueryClient) {
  if (!localStorage.getItem(keptPlays)) return;
  const { startPlayReports } = await import('./startPlayReports.ts');
  // It sends at once, and observes nothing afterwards.
  startPlayReports(player, client).dispose();
}
