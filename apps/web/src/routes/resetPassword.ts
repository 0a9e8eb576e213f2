import { resetPasswordMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { ResetPasswordScreen as Component } from '@segno/account';

export const meta: MetaOf<'resetPassword'> = ({ translator }) => resetPasswordMeta(translator);
