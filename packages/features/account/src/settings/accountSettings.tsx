import { page } from '@segno/base';
import { dataExportsQuery, ownUserQuery, passkeysQuery, userSessionsQuery } from '@segno/data';
import { settingsMessages } from '../messages/settings.en.ts';
import { type AccountPanel, AccountSettingsScreen } from './AccountSettingsScreen.tsx';

/** Makes the page of the account settings, with the panels of the application (ACCOUNT-2). */
export const accountSettings = (panels: readonly AccountPanel[]) =>
  page({
    path: '/account-settings',
    rule: { guard: 'signedIn' },
    load: ({ client }) =>
      Promise.all([
        client.query({ ...ownUserQuery(), staleTime: 0 }),
        client.query({ ...userSessionsQuery(), staleTime: 0 }),
        client.query(passkeysQuery()),
        client.query(dataExportsQuery()),
      ]),
    meta: ({ translator }) => ({
      title: translator(settingsMessages)('settings.title'),
      path: '/account-settings',
    }),
    screen: () => <AccountSettingsScreen panels={panels} />,
  });
