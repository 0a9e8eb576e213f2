import { page } from '@segno/base';
import { messages } from '../messages/lyrics.en.ts';
import { LyricsScreen } from './LyricsScreen.tsx';

export const lyricsPage = page({
  path: '/lyrics',
  rule: { permission: 'music.view' },
  meta: ({ translator }) => ({ title: translator(messages)('lyrics.title'), isHidden: true }),
  screen: LyricsScreen,
});
