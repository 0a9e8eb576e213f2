import { tabsChannel } from '@segno/data';
import { expect, it } from 'vitest';
import { announcedTheme, announceTheme } from './announceTheme.ts';

it('THEME-11 other tabs get the choice itself', async () => {
  const tab = new BroadcastChannel(tabsChannel);
  const message = new Promise<unknown>((resolve) => {
    tab.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
  });
  announceTheme('dark');
  expect(announcedTheme(await message)).toBe('dark');
  tab.close();
});

it.each([null, 'theme', 7, {}, { theme: 7 }])('the message %j has no theme', (message) => {
  expect(announcedTheme(message)).toBeUndefined();
});
