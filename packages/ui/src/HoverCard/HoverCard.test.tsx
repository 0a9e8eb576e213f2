import { act } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreRealPointer } from '../foundation/ignoreRealPointer.ts';
import { measures } from '../theme/measures.ts';
import { HoverCard } from './HoverCard.tsx';
// Fetched beforehand, so that only the clock decides when it shows.
import './HoverCardSurface.tsx';

let heedPointer = () => {};
beforeEach(() => {
  heedPointer = ignoreRealPointer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  heedPointer();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await cleanup();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (element: Element, type: string) =>
  act(async () => {
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
    );
  });
const isOpen = () => document.body.textContent.includes('12 albums');

test('§1.9 a hover card closes 150 ms after the pointer has left', async () => {
  const { container } = await render(
    <HoverCard label="Ines Varga" content="12 albums" openDelay={300}>
      <a href="#ines">Ines Varga</a>
    </HoverCard>,
  );
  const link = container.querySelector('a')!;
  await point(link, 'pointerover');
  await pass(299);
  expect(isOpen()).toBe(false);
  await pass(1);
  await vi.waitFor(() => expect(isOpen()).toBe(true));

  await point(link, 'pointerout');
  await pass(measures.hoverCardCloseDelay - 1);
  expect(isOpen()).toBe(true);
  await pass(1);
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});
