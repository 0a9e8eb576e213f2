import { loading } from '../messages/commonWords.ts';

/** What Spinner says by itself, in English. */
export const words = {
  loading,
};
