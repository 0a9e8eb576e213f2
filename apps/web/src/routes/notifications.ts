import { notificationsQuery } from '@segno/data';
import { notificationsMeta } from '@segno/shell';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { NotificationsScreen as Component } from '@segno/shell';

export const loader = load<'notifications'>(({ client }) =>
  client.infiniteQuery({ ...notificationsQuery(), staleTime: 'static' }),
);

const meta: MetaOf<'notifications'> = ({ translator }) => notificationsMeta(translator);
export const handle = { meta };
