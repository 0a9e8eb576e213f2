import { choiceDays, readCookie, writeCookie } from '@segno/data';
import { useSyncExternalStore } from 'react';

export type SidebarState = 'expanded' | 'collapsed';

/**
 * Reads the state of the sidebar from a `Cookie` header or `document.cookie`. The server writes it as `data-sidebar` of
 * the document, so that the first layout needs no script.
 */
export const readSidebarState = (cookies: string): SidebarState =>
  readCookie(cookies, 'segno-sidebar') === 'collapsed' ? 'collapsed' : 'expanded';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  // The server did not write the attribute.
  if (!document.documentElement.dataset.sidebar) set(readSidebarState(document.cookie));
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isCollapsedNow = () => document.documentElement.dataset.sidebar === 'collapsed';
const isCollapsedOnServer = () => false;

function set(state: SidebarState) {
  document.documentElement.dataset.sidebar = state;
  for (const listener of listeners) listener();
}

/**
 * Returns whether the sidebar is collapsed to icons, and a function to change it. In narrow viewports it is always
 * collapsed.
 */
export function useSidebar() {
  const isCollapsed = useSyncExternalStore(subscribe, isCollapsedNow, isCollapsedOnServer);
  const toggle = () => {
    const next = isCollapsed ? 'expanded' : 'collapsed';
    set(next);
    writeCookie('segno-sidebar', next, choiceDays);
  };
  return { isCollapsed, toggle };
}
