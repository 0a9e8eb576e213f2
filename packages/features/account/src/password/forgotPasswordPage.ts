import { page } from '@segno/base';
import { forgotPasswordMeta } from '../accountMeta.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export const forgotPasswordPage = page({
  path: '/forgot-password',
  rule: { guard: 'guestOnly', query: ['email'] },
  meta: ({ translator }) => forgotPasswordMeta(translator),
  screen: ForgotPasswordScreen,
});
