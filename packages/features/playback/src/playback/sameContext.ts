import type { PlayContext } from './PlayerState.ts';

/** The properties that identify a context. */
type Identity = Pick<PlayContext, 'type' | 'id' | 'restriction'>;

/** Whether two contexts are the same. An id from a URL is a string, so ids are compared as text. */
export const sameContext = (a: Identity, b: Identity): boolean =>
  a.type === b.type && String(a.id) === String(b.id) && (a.restriction ?? '') === (b.restriction ?? '');
