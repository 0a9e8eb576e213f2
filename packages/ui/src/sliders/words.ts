import { loading } from '../messages/commonWords.ts';

/** What a slider says by itself, in English. */
export const words = {
  loading,
};
