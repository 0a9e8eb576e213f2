import { loginMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { LoginScreen as Component } from '@segno/account';

export const meta: MetaOf<'login'> = ({ translator }) => loginMeta(translator);
