import { tabsChannel } from '@segno/data';

/** The message that other tabs get after a choice of theme. */
export const themeMessage = 'theme';

/** Tells other tabs that the visitor has chosen a theme. */
export function announceTheme() {
  const channel = new BroadcastChannel(tabsChannel);
  channel.postMessage(themeMessage);
  channel.close();
}
