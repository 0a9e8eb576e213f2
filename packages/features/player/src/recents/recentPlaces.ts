import { Image } from '@segno/data/contract';
import * as v from 'valibot';
import { trackContext } from '../cards/contexts.ts';
import { SavedContext } from '../playback/persistence.ts';
import type { PlayerState } from '../playback/PlayerState.ts';
import { createRecentList } from './createRecentList.ts';
import { keepRecentCount, mostRecent } from './marks.ts';

/** Something that was played, and its picture. */
const RecentPlace = v.object({ context: SavedContext, image: v.nullable(Image) });
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const isSame = ({ context: a }: RecentPlace, { context: b }: RecentPlace) =>
  a.type === b.type && String(a.id) === String(b.id);

/** What was played last in this browser. */
export const recentPlaces = createRecentList({
  key: 'segno.recent.played',
  item: RecentPlace,
  limit: mostRecent,
  isSame,
});

/** Puts what the player plays from first. A search or a queue is no place to come back to: its track is. */
export function rememberPlace({ context, current }: Pick<PlayerState, 'context' | 'current'>) {
  if (!context || !current) return;
  const { track } = current;
  const isPlace = context.type !== 'search' && context.type !== 'queue';
  const { image, ...place } = isPlace ? context : trackContext(track);
  const known = recentPlaces.read().find((other) => isSame(other, { context: place, image: null }));
  // A queue that comes back with a reload has lost the picture of its context.
  recentPlaces.add({ context: place, image: image ?? known?.image ?? track.image });
  keepRecentCount(recentPlaces.read().length);
}

export function forgetPlaces() {
  recentPlaces.clear();
  keepRecentCount(0);
}
