// For tests of elements that appear and disappear by pointer and timers. Only Vitest imports it.
import { act } from 'react';
import { cleanup } from 'vitest-browser-react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ignoreRealPointer } from './ignoreRealPointer.ts';

/** Uses fake timers in each test of a file and ignores the real mouse of the browser. */
export function fakeClock() {
  let restorePointer = () => {};
  beforeEach(() => {
    restorePointer = ignoreRealPointer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    restorePointer();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await cleanup();
  });
}

/** Advances the timers, in milliseconds. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Dispatches a mouse event: `pointerover`, `pointerout` or `pointerdown`. */
export const dispatchPointer = (element: Element, type: string) =>
  act(async () => {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
    );
  });
