import { loading } from '../messages/commonMessages.ts';

/** The English messages of a slider. */
export const messages = {
  loading,
};
