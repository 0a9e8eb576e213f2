import { Image } from '@segno/data/contract';
import * as v from 'valibot';
import { trackContext } from '../cards/contexts.ts';
import { SavedContext } from '../playback/persistence.ts';
import type { PlayerState } from '../playback/PlayerState.ts';
import { sameContext } from '../playback/sameContext.ts';
import { createRecentList } from './createRecentList.ts';
import { keepRecentCount, mostRecent } from './marks.ts';

/** Something that was played, and its picture. */
const RecentPlace = v.object({ context: SavedContext, image: v.nullable(Image) });
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const isSame = ({ context: a }: RecentPlace, { context: b }: RecentPlace) => sameContext(a, b);

/** What was played last in this browser. */
export const recentPlaces = createRecentList({
  key: 'segno.recent.played',
  item: RecentPlace,
  limit: mostRecent,
  isSame,
});

/** Contexts that are no place to come back to: the track is. */
const noPlaces = new Set(['search', 'radio', 'queue']);

/** Puts what the player plays from first. */
export function rememberPlace({ context, current }: Pick<PlayerState, 'context' | 'current'>) {
  // The radio goes on from where something else ended.
  if (!context || !current || context.type === 'radio') return;
  const { track } = current;
  const { image, ...place } = noPlaces.has(context.type) ? trackContext(track) : context;
  const known = recentPlaces.read().find((other) => isSame(other, { context: place, image: null }));
  // A queue that comes back with a reload has lost the picture of its context.
  recentPlaces.add({ context: place, image: image ?? known?.image ?? track.image });
  keepRecentCount(recentPlaces.read().length);
}

export function forgetPlaces() {
  recentPlaces.clear();
  keepRecentCount(0);
}
