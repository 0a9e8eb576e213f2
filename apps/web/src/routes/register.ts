import { registerMeta } from '@segno/account';
import { mayRegister } from '../guards.ts';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { RegisterScreen as Component } from '@segno/account';

export const loader = load(mayRegister);

const meta: MetaOf = ({ translator }) => registerMeta(translator);
export const handle = { meta };
