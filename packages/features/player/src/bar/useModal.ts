import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const mark = 'segnoPlayer';
const isMarked = () => (window.history.state as Record<string, unknown> | null)?.[mark] === true;

/** A step back that is about to be taken. One that is opened again at once keeps its entry instead. */
let pendingBack: ReturnType<typeof setTimeout> | undefined;
/** Whether a step back that was taken here has not arrived yet. */
let isSteppingBack = false;

function pushEntry() {
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, [mark]: true }, '', window.location.href);
}

function stepBack() {
  isSteppingBack = true;
  // Only after every other listener was called.
  const arrive = () => setTimeout(() => (isSteppingBack = false));
  window.addEventListener('popstate', arrive, { once: true });
  window.history.back();
}

/**
 * Makes an element that covers the page the only thing on it: the rest is inert, focus moves in and goes back, and
 * Escape and the browser's way back close it. Menus, dialogs and toasts that come later stay above it.
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
    // Room kept for a scrollbar would stay uncovered.
    style.scrollbarGutter = 'auto';
    element.focus({ preventScroll: true });
    return () => {
      for (const child of covered) child.inert = false;
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, [ref]);

  // The way back is an entry of the same address, with the router's own state; it goes when this closes otherwise.
  useEffect(() => {
    clearTimeout(pendingBack);
    const { href } = window.location;
    if (!isMarked()) pushEntry();
    const onBack = () => {
      // The step of the one before this, which was opened again at once, took the entry that this stands on.
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
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    },
    /** Closes on the way to another page, whose navigation a step back would cut off. */
    leave() {
      const { [mark]: _, ...state } = window.history.state as Record<string, unknown>;
      window.history.replaceState(state, '');
      close();
    },
  };
}
