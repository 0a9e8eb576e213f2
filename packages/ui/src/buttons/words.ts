import { loading } from '../messages/commonWords.ts';

/** What a button says by itself, in English. */
export const words = {
  loading,
};
