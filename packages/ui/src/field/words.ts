import { loading } from '../messages/commonWords.ts';

/** What a field says by itself, in English. */
export const words = {
  loading,
};
