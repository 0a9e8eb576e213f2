import { act } from 'react';
import { cleanup, render } from 'vitest-browser-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ignoreRealPointer } from '../foundation/ignoreRealPointer.ts';
import { measures } from '../theme/measures.ts';
import { Tooltip } from './Tooltip.tsx';
// Fetched beforehand, so that only the clock decides when it shows.
import './TooltipBubble.tsx';

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
const tooltip = () => document.querySelector('[role="tooltip"]');

test('§1.9 a tooltip shows 1500 ms after the pointer comes and hides 500 ms after it leaves', async () => {
  const { container } = await render(
    <Tooltip content="Shuffle">
      <IconButton aria-label="Shuffle">x</IconButton>
    </Tooltip>,
  );
  const button = container.querySelector('button')!;

  await point(button, 'pointerover');
  await pass(measures.tooltip.delay - 1);
  expect(tooltip()).toBeNull();
  await pass(1);
  await vi.waitFor(() => expect(tooltip()).not.toBeNull());

  await point(button, 'pointerout');
  await pass(measures.tooltip.closeDelay - 1);
  expect(tooltip()).not.toBeNull();
  await pass(1);
  await vi.waitFor(() => expect(tooltip()).toBeNull());
});

test('a press on the control puts its tooltip off', async () => {
  const { container } = await render(
    <Tooltip content="Shuffle">
      <IconButton aria-label="Shuffle">x</IconButton>
    </Tooltip>,
  );
  const button = container.querySelector('button')!;
  await point(button, 'pointerover');
  await pass(1000);
  await point(button, 'pointerdown');
  await pass(5000);
  expect(tooltip()).toBeNull();
});
