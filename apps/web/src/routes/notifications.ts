import { notificationsQuery } from '@segno/data';
import { notificationsMeta } from '@segno/shell';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { NotificationsScreen as Component } from '@segno/shell';

export const load: Load<'notifications'> = ({ client }) =>
  client.infiniteQuery({ ...notificationsQuery(), staleTime: 'static' });

export const meta: MetaOf<'notifications'> = ({ translator }) => notificationsMeta(translator);
