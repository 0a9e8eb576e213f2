import { readCookie } from '@segno/data';
import { useSyncExternalStore } from 'react';
import { keepCookie } from '../cookies/cookies.ts';

export type SidebarState = 'expanded' | 'collapsed';

/**
 * The stored state of the sidebar in a `Cookie` header or `document.cookie`. The server writes it as `data-sidebar` of the
 * document, so that styles alone lay the first page out.
 */
export const readSidebarState = (cookies: string): SidebarState =>
  readCookie(cookies, 'segno-sidebar') === 'collapsed' ? 'collapsed' : 'expanded';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  // A page from a server that did not write it.
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

/** Whether the sidebar is collapsed to icons, and the way to change it. Narrow screens collapse it by themselves. */
export function useSidebar() {
  const isCollapsed = useSyncExternalStore(subscribe, isCollapsedNow, isCollapsedOnServer);
  const toggle = () => {
    const next = isCollapsed ? 'expanded' : 'collapsed';
    set(next);
    keepCookie('segno-sidebar', next);
  };
  return { isCollapsed, toggle };
}
