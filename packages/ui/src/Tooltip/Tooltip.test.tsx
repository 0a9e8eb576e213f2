import { render } from 'vitest-browser-react';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fakeClock, advance, dispatchPointer } from '../testing/fakeClock.ts';
import { measures } from '../theme/measures.ts';
import { Tooltip } from './Tooltip.tsx';
// The code is loaded in advance, so that only the fake clock determines when the tooltip shows.
import './TooltipBubble.tsx';

fakeClock();

const tooltip = () => document.querySelector('[role="tooltip"]');

test('TOOLTIP-1 a tooltip shows 1500 ms after the pointer comes and hides 500 ms after it leaves', async () => {
  const { container } = await render(
    <Tooltip content="Shuffle">
      <IconButton aria-label="Shuffle">x</IconButton>
    </Tooltip>,
  );
  const button = container.querySelector('button')!;

  await dispatchPointer(button, 'pointerover');
  await advance(measures.tooltip.delay - 1);
  expect(tooltip()).toBeNull();
  await advance(1);
  await vi.waitFor(() => expect(tooltip()).not.toBeNull());

  await dispatchPointer(button, 'pointerout');
  await advance(measures.tooltip.closeDelay - 1);
  expect(tooltip()).not.toBeNull();
  await advance(1);
  await vi.waitFor(() => expect(tooltip()).toBeNull());
});

test('a press on the control prevents its tooltip', async () => {
  const { container } = await render(
    <Tooltip content="Shuffle">
      <IconButton aria-label="Shuffle">x</IconButton>
    </Tooltip>,
  );
  const button = container.querySelector('button')!;
  await dispatchPointer(button, 'pointerover');
  await advance(1000);
  await dispatchPointer(button, 'pointerdown');
  await advance(5000);
  expect(tooltip()).toBeNull();
});
