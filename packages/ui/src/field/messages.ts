import { loading } from '../messages/commonMessages.ts';

/** The messages of a field, in English. */
export const messages = {
  loading,
};
