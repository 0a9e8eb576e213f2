import { page } from '@segno/base';
import { registerMeta } from '../accountMeta.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

export const registerPage = page({
  path: '/register',
  rule: { guard: 'mayRegister', query: ['next', 'email', 'redirectFrom', 'invite_id', 'invite_type'] },
  meta: ({ translator }) => registerMeta(translator),
  screen: RegisterScreen,
});
