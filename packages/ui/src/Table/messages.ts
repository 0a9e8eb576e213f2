import { dragHandle, error, loading, retry } from '../messages/commonMessages.ts';

/** The messages of Table, in English. */
export const messages = {
  dragHandle,
  error,
  loading,
  retry,
  select: 'Select',
};
