import { forgotPasswordMeta } from '@segno/account';
import { guestOnly } from '../guards.ts';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { ForgotPasswordScreen as Component } from '@segno/account';

export const loader = load(guestOnly);

const meta: MetaOf = ({ translator }) => forgotPasswordMeta(translator);
export const handle = { meta };
