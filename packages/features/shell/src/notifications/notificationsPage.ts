import { page } from '@segno/base';
import { notificationsQuery } from '@segno/data';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationsMeta } from './notificationsMeta.ts';

export const notificationsPage = page({
  path: '/notifications',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.infiniteQuery({ ...notificationsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => notificationsMeta(translator),
  screen: NotificationsScreen,
});
