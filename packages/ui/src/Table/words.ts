import { dragHandle, error, loading, retry } from '../messages/commonWords.ts';

/** What Table says by itself, in English. */
export const words = {
  dragHandle,
  error,
  loading,
  retry,
  select: 'Select',
};
