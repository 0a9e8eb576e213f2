import { loading } from '../messages/commonMessages.ts';

/** The messages of Stat, in English. */
export const messages = {
  down: 'Down :value',
  loading,
  unchanged: 'Unchanged',
  up: 'Up :value',
};
