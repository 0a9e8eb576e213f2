import { page } from '@segno/base';
import { adminDashboardQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

export const dashboardPage = page({
  path: '/admin',
  frame: 'work',
  rule: { permission: 'admin.access' },
  load: ({ client }) => client.query({ ...adminDashboardQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('title') }),
  screen: DashboardScreen,
});
