import { Image } from '@segno/data/contract';
import * as v from 'valibot';
import { trackContext, SavedContext, type PlayerState, sameContext } from '@segno/playback';
import { createRecentList } from './createRecentList.ts';
import { keepRecentCount, mostRecent } from './marks.ts';

/** A context that was played, and its picture. */
const RecentPlace = v.object({ context: SavedContext, image: v.nullable(Image) });
export type RecentPlace = v.InferOutput<typeof RecentPlace>;

const isSame = ({ context: a }: RecentPlace, { context: b }: RecentPlace) => sameContext(a, b);

/** The contexts that were played last in this browser. */
export const recentPlaces = createRecentList({
  key: 'segno.recent.played',
  item: RecentPlace,
  limit: mostRecent,
  isSame,
});

/** Types of context without a page to return to. For these, the track is stored. */
const noPlaces = new Set(['search', 'radio', 'queue']);

/** Adds the current context of the player at the front. */
export function addRecentPlace({ context, current }: Pick<PlayerState, 'context' | 'current'>) {
  // The radio continues after the end of another context.
  if (!context || !current || context.type === 'radio') return;
  const { track } = current;
  const { image, ...place } = noPlaces.has(context.type) ? trackContext(track) : context;
  const known = recentPlaces.read().find((other) => isSame(other, { context: place, image: null }));
  // The context of a restored queue has no picture.
  recentPlaces.add({ context: place, image: image ?? known?.image ?? track.image });
  keepRecentCount(recentPlaces.read().length);
}

export function clearRecentPlaces() {
  recentPlaces.clear();
  keepRecentCount(0);
}
