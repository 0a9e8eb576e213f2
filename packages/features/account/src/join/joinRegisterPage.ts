import { page } from '@segno/base';
import { joinMeta } from '../accountMeta.ts';
import { JoinRegisterScreen } from './JoinScreen.tsx';

export const joinRegisterPage = page({
  path: '/workspace/join/register',
  rule: { guard: 'mayJoin', query: ['invite_id', 'email'] },
  meta: ({ translator }) => joinMeta(translator),
  screen: JoinRegisterScreen,
});
