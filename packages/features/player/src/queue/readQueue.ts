import { playlistLimits } from '@segno/data';
import { loadFeeds, type Player } from '@segno/playback';
import type { QueryClient } from '@tanstack/react-query';

/** The tracks of a queue that a playlist is made of. */
export interface ReadQueue {
  trackIds: number[];
  /** Whether the queue has more tracks than a playlist. */
  isCut: boolean;
}

/**
 * Reads the queue from the current track on: what is in it, and the rest of its context, which the player reads only
 * when it comes near. A radio is endless: of it, only what is in the queue.
 */
export async function readQueue(
  client: QueryClient,
  player: Pick<Player, 'state' | 'snapshot'>,
): Promise<ReadQueue> {
  const { current, nextUp, upcoming, context } = player.state.getState();
  const trackIds = [...(current ? [current] : []), ...nextUp, ...upcoming].map(({ track }) => track.id);
  const taken = player.snapshot()?.taken ?? null;
  if (context && context.type !== 'radio' && taken !== null) {
    const feed = (await loadFeeds(client))(context, taken);
    while (feed && trackIds.length <= playlistLimits.tracks) {
      const page = await feed.next();
      if (!page) break;
      for (const { id } of page) trackIds.push(id);
    }
  }
  return {
    trackIds: trackIds.slice(0, playlistLimits.tracks),
    isCut: trackIds.length > playlistLimits.tracks,
  };
}
