import { loading } from '../messages/commonWords.ts';

/** What TextField says by itself, in English. */
export const words = {
  loading,
};
