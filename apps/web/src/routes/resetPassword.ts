import { resetPasswordMeta } from '@segno/account';
import { guestOnly } from '../guards.ts';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { ResetPasswordScreen as Component } from '@segno/account';

export const loader = load(guestOnly);

const meta: MetaOf = ({ translator }) => resetPasswordMeta(translator);
export const handle = { meta };
