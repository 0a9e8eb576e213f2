import { dateDone } from '../messages/commonMessages.ts';

/** The messages of DatePicker, in English. */
export const messages = {
  dateDone,
  time: 'Time',
};
