import { page } from '@segno/base';
import { joinMeta } from '../accountMeta.ts';
import { JoinLoginScreen } from './JoinScreen.tsx';

export const joinLoginPage = page({
  path: '/workspace/join/login',
  rule: { guard: 'mayJoin', query: ['invite_id', 'email'] },
  meta: ({ translator }) => joinMeta(translator),
  screen: JoinLoginScreen,
});
