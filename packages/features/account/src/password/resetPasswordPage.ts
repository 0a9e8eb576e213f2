import { page } from '@segno/base';
import { resetPasswordMeta } from '../accountMeta.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export const resetPasswordPage = page({
  path: '/password/reset/:token',
  rule: { guard: 'guestOnly', query: ['email'] },
  meta: ({ translator }) => resetPasswordMeta(translator),
  screen: ResetPasswordScreen,
});
