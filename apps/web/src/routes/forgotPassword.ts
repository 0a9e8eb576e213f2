import { forgotPasswordMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { ForgotPasswordScreen as Component } from '@segno/account';

const meta: MetaOf<'forgotPassword'> = ({ translator }) => forgotPasswordMeta(translator);
export const handle = { meta };
