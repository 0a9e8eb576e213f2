import { page } from '@segno/base';
import { notificationSettingsQuery, readSetting } from '@segno/data';
import { replace } from 'react-router';
import { settingsMessages } from '../messages/settings.en.ts';
import { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx';

export const notificationSettingsPage = page({
  path: '/notifications/settings',
  rule: { guard: 'signedIn' },
  load: async ({ client, startup }) => {
    // Nothing can be chosen (NOTIFY-11).
    if (readSetting(startup.settings, 'notif.enable') === false) throw replace('/');
    const { subscriptions } = await client.query({ ...notificationSettingsQuery(), staleTime: 'static' });
    if (subscriptions.length === 0) throw replace('/');
  },
  meta: ({ translator }) => ({
    title: translator(settingsMessages)('notificationSettings.title'),
    path: '/notifications/settings',
  }),
  screen: NotificationSettingsScreen,
});
