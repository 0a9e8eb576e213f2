import { page } from '@segno/base';
import { loginMeta } from '../accountMeta.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const loginPage = page({
  path: '/login',
  rule: { guard: 'guestOnly', query: ['next'] },
  meta: ({ translator }) => loginMeta(translator),
  screen: LoginScreen,
});
