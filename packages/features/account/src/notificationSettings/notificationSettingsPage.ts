import { page } from '@segno/base';
import { notificationSettingsQuery } from '@segno/data';
import { replace } from 'react-router';
import { settingsMessages } from '../messages/settings.en.ts';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

export const notificationSettingsPage = page({
  path: '/notifications/settings',
  rule: { guard: 'signedIn' },
  load: async ({ client }) => {
    const { subscriptions } = await client.query({ ...notificationSettingsQuery(), staleTime: 'static' });
    // Nothing can be chosen (NOTIFY-11).
    if (subscriptions.length === 0) throw replace('/');
  },
  meta: ({ translator }) => ({
    title: translator(settingsMessages)('notificationSettings.title'),
    path: '/notifications/settings',
  }),
  screen: NotificationSettingsScreen,
});
