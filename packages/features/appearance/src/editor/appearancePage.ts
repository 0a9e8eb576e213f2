import { page } from '@segno/base';
import { appearanceQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { AppearanceScreen } from './AppearanceScreen.tsx';
import { sections } from './sections.ts';

export const appearancePage = page({
  path: '/admin/appearance/:section?/:part?/:item?',
  params: { section: sections },
  frame: 'whole',
  rule: { guard: 'signedIn', permission: 'appearance.update' },
  load: ({ client }) => client.query({ ...appearanceQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('title'), isHidden: true }),
  screen: AppearanceScreen,
});
