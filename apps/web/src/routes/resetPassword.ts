import { resetPasswordMeta } from '@segno/account';
import type { MetaOf } from '../pageMeta.ts';

export { ResetPasswordScreen as Component } from '@segno/account';

const meta: MetaOf<'resetPassword'> = ({ translator }) => resetPasswordMeta(translator);
export const handle = { meta };
