import { loading } from '../messages/commonWords.ts';

/** What Checkbox says by itself, in English. */
export const words = {
  loading,
};
