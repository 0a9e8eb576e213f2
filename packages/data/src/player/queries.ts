import type { QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import {
  PlaybackResponse,
  type PlaybackState,
  type PlayerCommand,
  PlayerEvent,
  type PlayerReport,
  PlayerReported,
  QueueResponse,
} from './contract.ts';

/** What plays for the signed-in person. */
export const readPlayback = async (client: QueryClient): Promise<PlaybackState | null> =>
  (await request(client, PlaybackResponse, 'me/player')).playback;

/** The queue of the signed-in person, to go on with it on this device. */
export const readQueue = (client: QueryClient): Promise<QueueResponse> =>
  request(client, QueueResponse, 'me/player/queue');

/** Reports the playback of this device. Rejects with the code `not_active` when another one has it. */
export const reportPlayback = (client: QueryClient, body: PlayerReport) =>
  request(client, PlayerReported, 'me/player', { method: 'PUT', body });

/** Sends a command to the device that has the playback. */
export const sendPlayerCommand = (client: QueryClient, body: PlayerCommand) =>
  request(client, Done, 'me/player/commands', { method: 'POST', body });

/** The events of the player of the signed-in person. The browser connects again by itself. */
export function openPlayerEvents({
  onEvent,
  onOpen,
  onError,
}: {
  onEvent: (event: PlayerEvent) => void;
  onOpen: () => void;
  onError: () => void;
}): () => void {
  const source = new EventSource('/api/v1/me/player/events');
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const parsed = PlayerEvent['~standard'].validate(JSON.parse(data));
    if (!(parsed instanceof Promise) && !parsed.issues) onEvent(parsed.value);
  });
  source.addEventListener('open', onOpen);
  source.addEventListener('error', onError);
  return () => source.close();
}
