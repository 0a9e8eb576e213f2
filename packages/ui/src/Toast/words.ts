import { close } from '../messages/commonWords.ts';

/** What Toast says by itself, in English. */
export const words = {
  close,
  notifications: 'Notifications',
  toastAction: 'Press F6 to reach “:action”.',
};
