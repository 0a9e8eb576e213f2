import { loading } from '../messages/commonMessages.ts';

/** The messages of a button, in English. */
export const messages = {
  loading,
};
