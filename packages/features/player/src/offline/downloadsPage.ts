import { page } from '@segno/base';
import { messages } from '../messages/downloads.en.ts';
import { DownloadsScreen } from './DownloadsScreen.tsx';

export const downloadsPage = page({
  path: '/downloads',
  rule: { permission: 'music.view' },
  meta: ({ translator }) => ({ title: translator(messages)('downloads.title'), isHidden: true }),
  screen: DownloadsScreen,
});
