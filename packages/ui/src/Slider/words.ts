import { loading } from '../messages/commonWords.ts';

/** What Slider says by itself, in English. */
export const words = {
  loading,
};
