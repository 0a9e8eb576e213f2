import { createStore } from 'zustand/vanilla';

const storageKey = 'segno.announceTracks';

const read = () => {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Whether screen readers are told which track begins. The browser keeps it. */
export const announcements = createStore<{ isOn: boolean }>(() => ({
  isOn: typeof window === 'undefined' || read(),
}));

announcements.subscribe(({ isOn }) => {
  try {
    window.localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // The choice lasts until the page is closed.
  }
});
