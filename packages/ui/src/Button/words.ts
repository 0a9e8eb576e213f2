import { loading } from '../messages/commonWords.ts';

/** What Button says by itself, in English. */
export const words = {
  loading,
};
