// For tests of what shows and hides by the pointer and the clock. Vitest alone imports it.
import { act } from 'react';
import { cleanup } from 'vitest-browser-react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ignoreRealPointer } from './ignoreRealPointer.ts';

/** Gives every test of a file a clock of its own, and keeps the browser's real mouse out of it. */
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

/** Lets milliseconds go by. */
export const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Does with a mouse what the event says: `pointerover`, `pointerout`, `pointerdown`. */
export const dispatchPointer = (element: Element, type: string) =>
  act(async () => {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
    );
  });
