import { page } from '@segno/base';
import { ownUserQuery } from '@segno/data';
import { settingsMessages } from '../messages/settings.en.ts';
import { AccountSettingsScreen } from './AccountSettingsScreen.tsx';

export const accountSettingsPage = page({
  path: '/account-settings',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.query({ ...ownUserQuery(), staleTime: 0 }),
  meta: ({ translator }) => ({
    title: translator(settingsMessages)('settings.title'),
    path: '/account-settings',
  }),
  screen: AccountSettingsScreen,
});
