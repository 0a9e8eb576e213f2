import { loading } from '../messages/commonMessages.ts';

/** The messages of a slider, in English. */
export const messages = {
  loading,
};
