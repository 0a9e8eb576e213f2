import { joinMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { JoinRegisterScreen as Component } from '@segno/account';

export const meta: MetaOf<'joinRegister'> = ({ translator }) => joinMeta(translator);
