import { page } from '@segno/base';
import { notificationSettingsQuery } from '@segno/data';
import { settingsMessages } from '../messages/settings.en.ts';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

export const notificationSettingsPage = page({
  path: '/notifications/settings',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.query({ ...notificationSettingsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({
    title: translator(settingsMessages)('notificationSettings.title'),
    path: '/notifications/settings',
  }),
  screen: NotificationSettingsScreen,
});
