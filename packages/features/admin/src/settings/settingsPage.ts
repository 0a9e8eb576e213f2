import { page } from '@segno/base';
import { adminSettingsQuery, settingPageNames } from '@segno/data';
import { messages } from '../messages/en.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

export const settingsPage = page({
  path: '/admin/settings/:settingsPage?',
  params: { settingsPage: settingPageNames },
  frame: 'work',
  rule: { permission: 'settings.update' },
  load: ({ client }) => client.query({ ...adminSettingsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('page.settings') }),
  screen: SettingsScreen,
});
