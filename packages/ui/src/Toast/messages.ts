import { close } from '../messages/commonMessages.ts';

/** The messages of Toast, in English. */
export const messages = {
  close,
  notifications: 'Notifications',
  toastAction: 'Press F6 to reach “:action”.',
};
