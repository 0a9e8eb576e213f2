import { sendPlays } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '../engine/Clock.ts';
import type { Player } from '../playback/createPlayer.ts';
import { randomId, storageOf, tabId } from './tabId.ts';
import { createPlayReports, type PlayReports } from './createPlayReports.ts';

/** Reports what a player plays, until it is disposed. */
export function startPlayReports(
  player: Pick<Player, 'state' | 'progress'>,
  client: QueryClient,
): PlayReports {
  const session = tabId();
  return createPlayReports({
    ...player,
    storage: storageOf('localStorage'),
    clock: systemClock,
    createKey: randomId,
    send: (plays) =>
      sendPlays(client, player.state.getState().viewer === null ? { plays, session } : { plays }),
  });
}
