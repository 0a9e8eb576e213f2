import { loading } from '../messages/commonMessages.ts';

/** The messages of Spinner, in English. */
export const messages = {
  loading,
};
