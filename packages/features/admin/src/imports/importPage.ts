import { page } from '@segno/base';
import { messages } from '../messages/en.ts';
import { ImportScreen } from './ImportScreen.tsx';

export const importPage = page({
  path: '/admin/import',
  frame: 'work',
  rule: { permission: 'settings.update', query: ['job'] },
  meta: ({ translator }) => ({ title: translator(messages)('page.import') }),
  screen: ImportScreen,
});
