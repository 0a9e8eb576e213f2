import { type RefObject, useEffect, useEffectEvent } from 'react';

const mark = 'segnoPlayer';
const isMarked = () => (window.history.state as Record<string, unknown> | null)?.[mark] === true;

/**
 * A pending step back in the history. It is cancelled when another modal view opens at once and uses the same entry.
 */
let pendingBack: ReturnType<typeof setTimeout> | undefined;
/** Whether a step back was requested here and its `popstate` event is still outstanding. */
let isSteppingBack = false;

function pushEntry() {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, [mark]: true }, '', window.location.href);
}

function stepBack() {
  isSteppingBack = true;
  // Runs after all other listeners of the event.
  const arrive = () => setTimeout(() => (isSteppingBack = false));
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/**
 * Makes an element that covers the page modal. The rest of the document is inert, and the focus moves into the element
 * and returns on close. Escape and the browser's Back button close it. Menus, dialogs and toasts that open later are
 * above it.
 */
export function useModal(ref: RefObject<HTMLElement | null>, close: () => void) {
  const onClose = useEffectEvent(close);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const cameFrom = document.activeElement;
    const covered = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement &&
        !child.inert &&
        !child.contains(element) &&
        !child.hasAttribute('data-react-aria-top-layer'),
    );
    for (const child of covered) child.inert = true;
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    style.overflow = 'hidden';
    // The space reserved for a scrollbar would stay uncovered.
    style.scrollbarGutter = 'auto';
    element.focus({ preventScroll: true });
    return () => {
      for (const child of covered) child.inert = false;
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, [ref]);

  useEffect(() => {
    // An open tooltip closes on Escape and stops it, so it is read before it reaches the element (PLAYER-26).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.contains(event.target as Node)) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [ref]);

  // Back needs a history entry, which has the same URL and the router's own state. It is removed when the element
  // closes in another way.
  useEffect(() => {
    clearTimeout(pendingBack);
    const { href } = window.location;
    if (!isMarked()) pushEntry();
    const onBack = () => {
      // The step back of the previous modal view, which was closed just before, removed the entry that this one uses.
      if (isSteppingBack) pushEntry();
      else onClose();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      pendingBack = setTimeout(() => {
        if (isMarked() && window.location.href === href) stepBack();
      });
    };
  }, []);

  return {
    /** Closes before a navigation to another page, without a step back, which would cancel the navigation. */
    leave() {
      const { [mark]: _, ...state } = window.history.state as Record<string, unknown>;
      window.history.replaceState(state, '');
      close();
    },
  };
}
