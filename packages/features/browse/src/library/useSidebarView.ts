import { useSyncExternalStore } from 'react';

/** How a person keeps the playlists of the sidebar, in this browser. */
export interface SidebarView {
  isFolded: boolean;
  order: 'updated' | 'name';
  /** The ids of the open folders. */
  open: readonly number[];
}

const key = 'segno-sidebar-library';
const first: SidebarView = { isFolded: false, order: 'updated', open: [] };
const listeners = new Set<() => void>();
let text: string | null = null;
let view = first;

function read(): SidebarView {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Without storage the view lasts until the page is closed.
    return view;
  }
  if (stored === text) return view;
  text = stored;
  try {
    const found = JSON.parse(stored ?? '{}') as Partial<Record<keyof SidebarView, unknown>>;
    view = {
      isFolded: found.isFolded === true,
      order: found.order === 'name' ? 'name' : 'updated',
      open: Array.isArray(found.open) ? found.open.filter((id) => typeof id === 'number') : [],
    };
  } catch {
    view = first;
  }
  return view;
}

function write(next: SidebarView) {
  view = next;
  try {
    text = JSON.stringify(next);
    localStorage.setItem(key, text);
  } catch {
    text = null;
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The view of the sidebar's playlists, and the actions that change it. */
export function useSidebarView() {
  const current = useSyncExternalStore(subscribe, read, () => first);
  return {
    view: current,
    fold: (isFolded: boolean) => write({ ...read(), isFolded }),
    orderBy: (order: SidebarView['order']) => write({ ...read(), order }),
    toggleFolder: (id: number) => {
      const { open } = read();
      write({ ...read(), open: open.includes(id) ? open.filter((each) => each !== id) : [...open, id] });
    },
  };
}
