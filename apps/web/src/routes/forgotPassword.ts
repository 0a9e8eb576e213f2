import { forgotPasswordMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { ForgotPasswordScreen as Component } from '@segno/account';

export const meta: MetaOf<'forgotPassword'> = ({ translator }) => forgotPasswordMeta(translator);
