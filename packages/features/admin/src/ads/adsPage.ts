import { page } from '@segno/base';
import { adminSettingsQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { AdsScreen } from './AdsScreen.tsx';

export const adsPage = page({
  path: '/admin/ads',
  frame: 'work',
  rule: { permission: 'settings.update' },
  load: ({ client }) => client.query({ ...adminSettingsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('page.ads') }),
  screen: AdsScreen,
});
