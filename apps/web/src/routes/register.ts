import { registerMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { RegisterScreen as Component } from '@segno/account';

export const meta: MetaOf<'register'> = ({ translator }) => registerMeta(translator);
