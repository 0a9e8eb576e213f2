import {
  ApiError,
  followOtherTab,
  openPlayerEvents,
  readPlayback,
  readQueue,
  reportPlayback,
  sendPlayerCommand,
} from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { systemClock } from '../engine/Clock.ts';
import type { Player } from '../playback/createPlayer.ts';
import { tabId } from '../plays/tabId.ts';
import { createRemote, type Remote } from './createRemote.ts';
import { deviceName } from './deviceName.ts';

/**
 * Connects a player with the other devices of the signed-in person, until it is disposed. A tab that has not been seen yet
 * waits: a browser has few connections to a server over HTTP/1.1.
 */
export function startRemote(player: Player, client: QueryClient): { dispose(): void } {
  const leave = new AbortController();
  let remote: Remote | null = null;
  const start = () => {
    if (document.hidden) return;
    leave.abort();
    remote = createRemote({
      player,
      clock: systemClock,
      device: { id: tabId(), name: deviceName(navigator.userAgent) },
      calls: {
        readPlayback: () => readPlayback(client),
        readQueue: () => readQueue(client),
        report: (report) => reportPlayback(client, report),
        send: (command) => sendPlayerCommand(client, command),
        openEvents: openPlayerEvents,
        followRights: () => void followOtherTab(client).catch(() => undefined),
        isNotActive: (error) => error instanceof ApiError && error.code === 'not_active',
      },
    });
  };
  const onLeave = () => remote?.leave();
  document.addEventListener('visibilitychange', start, { signal: leave.signal });
  window.addEventListener('pagehide', onLeave);
  start();
  return {
    dispose() {
      leave.abort();
      window.removeEventListener('pagehide', onLeave);
      remote?.dispose();
    },
  };
}
