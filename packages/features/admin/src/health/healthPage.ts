import { page } from '@segno/base';
import { siteHealthQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { HealthScreen } from './HealthScreen.tsx';

export const healthPage = page({
  path: '/admin/health',
  frame: 'work',
  rule: { permission: 'settings.update' },
  load: ({ client }) => client.query({ ...siteHealthQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('page.health') }),
  screen: HealthScreen,
});
