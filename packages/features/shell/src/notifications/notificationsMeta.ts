import { notificationsPath, type PageMeta, type Translator } from '@segno/data';
import { notificationMessages } from '../messages/notifications.en.ts';

export const notificationsMeta = (translator: Translator): PageMeta => ({
  title: translator(notificationMessages)('notifications.title'),
  path: notificationsPath(),
});
