import { tabsChannel } from '@segno/data';
import type { ThemeChoice } from './themeChoice.ts';

/**
 * Tells other tabs which theme the visitor has chosen. They do not read it from the cookie, which reaches their process
 * after this message when the browser is busy.
 */
export function announceTheme(choice: ThemeChoice) {
  const channel = new BroadcastChannel(tabsChannel);
  channel.postMessage({ theme: String(choice) });
  channel.close();
}

/** The choice of theme in a message of another tab; undefined in other messages. */
export const announcedTheme = (message: unknown): string | undefined =>
  typeof message === 'object' && message && 'theme' in message && typeof message.theme === 'string'
    ? message.theme
    : undefined;
