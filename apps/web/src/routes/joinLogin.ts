import { joinMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { JoinLoginScreen as Component } from '@segno/account';

export const meta: MetaOf<'joinLogin'> = ({ translator }) => joinMeta(translator);
