import { loginMeta } from '@segno/account';
import { guestOnly } from '../guards.ts';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { LoginScreen as Component } from '@segno/account';

export const loader = load(guestOnly);

const meta: MetaOf = ({ translator }) => loginMeta(translator);
export const handle = { meta };
