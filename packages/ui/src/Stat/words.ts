import { loading } from '../messages/commonWords.ts';

/** What Stat says by itself, in English. */
export const words = {
  down: 'Down :value',
  loading,
  unchanged: 'Unchanged',
  up: 'Up :value',
};
