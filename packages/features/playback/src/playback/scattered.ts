import type { PlayContext } from './PlayerState.ts';

/** The mark of a start that reads the pages of a list in the order of a draw, before the number of the draw. */
const drawn = '~';

/** Lists that are too long to be read before a shuffled track is drawn. */
const longLists: readonly PlayContext['type'][] = ['library', 'playlist'];

/** A context whose pages are read in a random order: shuffle then draws from the whole list, not from its beginning. */
export const scattered = (context: PlayContext, draw: number): PlayContext =>
  longLists.includes(context.type) ? { ...context, from: `${drawn}${draw}` } : context;

/** The number of the draw of a context that is read in a random order. */
export const drawOf = ({ from }: Pick<PlayContext, 'from'>): number | null =>
  from?.startsWith(drawn) ? Number(from.slice(drawn.length)) : null;
