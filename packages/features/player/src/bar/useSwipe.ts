import { type PointerEvent, type RefObject, useRef } from 'react';

/** The direction of a swipe: `start` and `end` are the sides of a line of text. */
export type SwipeDirection = 'start' | 'end' | 'up' | 'down';

/** A movement shorter than this has no direction yet, in px. */
const slop = 10;
/** The minimum length of a slow swipe, in px. */
const distance = 56;
/** The minimum speed of a fast swipe in px per millisecond; it needs a length of `slop` only. */
const speed = 0.5;

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  at: number;
  axis: 'x' | 'y' | null;
}

export interface SwipeOptions {
  /** The action of each direction. Swipes in other directions are left to the browser. */
  on: Partial<Record<SwipeDirection, () => void>>;
  /** The elements that move with the finger. */
  follow?: { x?: RefObject<HTMLElement | null>; y?: RefObject<HTMLElement | null> };
}

const isStill = () =>
  document.documentElement.dataset.motion === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Detects swipes of a finger or pen on an element. The element needs `touch-action`, or the browser scrolls instead. A
 * mouse does not swipe.
 */
export function useSwipe({ on, follow = {} }: SwipeOptions) {
  const swipe = useRef<Swipe | null>(null);

  const directionOf = (event: PointerEvent, axis: 'x' | 'y', by: number): SwipeDirection => {
    if (axis === 'y') return by < 0 ? 'up' : 'down';
    const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr';
    return by < 0 === isLeftToRight ? 'start' : 'end';
  };

  const end = () => {
    const element = swipe.current?.axis && follow[swipe.current.axis]?.current;
    swipe.current = null;
    if (!element) return;
    element.style.transition = isStill() ? '' : 'translate 160ms ease-out';
    element.style.translate = '';
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.pointerType === 'mouse') return;
      const { pointerId, clientX, clientY, timeStamp } = event;
      swipe.current = { pointer: pointerId, x: clientX, y: clientY, at: timeStamp, axis: null };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = swipe;
      if (current?.pointer !== event.pointerId) return;
      const by = { x: event.clientX - current.x, y: event.clientY - current.y };
      if (current.axis === null) {
        if (Math.hypot(by.x, by.y) < slop) return;
        current.axis = Math.abs(by.x) > Math.abs(by.y) ? 'x' : 'y';
      }
      const { axis } = current;
      const element = follow[axis]?.current;
      if (!element || isStill()) return;
      element.style.transition = 'none';
      const isHeard = on[directionOf(event, axis, by[axis])] !== undefined;
      const shift = isHeard ? `${by[axis]}px` : '0px';
      element.style.translate = axis === 'x' ? shift : `0 ${shift}`;
    },
    onPointerUp(event: PointerEvent) {
      const { current } = swipe;
      if (current?.pointer !== event.pointerId) return;
      const { axis } = current;
      const by = axis === 'x' ? event.clientX - current.x : event.clientY - current.y;
      const isFast = Math.abs(by) / Math.max(1, event.timeStamp - current.at) > speed;
      const run = axis && (isFast || Math.abs(by) > distance) ? on[directionOf(event, axis, by)] : undefined;
      end();
      run?.();
    },
    onPointerCancel: end,
  };
}
