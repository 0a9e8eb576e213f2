import { dateDone } from '../messages/commonWords.ts';

/** What DatePicker says by itself, in English. */
export const words = {
  dateDone,
  time: 'Time',
};
