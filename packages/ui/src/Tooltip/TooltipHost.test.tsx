import { act } from 'react';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeClock, advance, dispatchPointer } from '../testing/fakeClock.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { measures } from '../theme/measures.ts';
import { Tooltip } from './Tooltip.tsx';
import { TooltipHost } from './TooltipHost.tsx';
// The code is loaded in advance, so that only the fake clock determines when the tooltip shows.
import './NameTooltip.tsx';

fakeClock();

const tooltip = () => document.querySelector('[role="tooltip"]');

const Page = () => (
  <>
    <IconButton aria-label="Queue" data-shortcut="Q">
      x
    </IconButton>
    <button type="button">In words</button>
    <a href="#albums" data-tooltip="Albums">
      <span data-tooltip-label style={{ display: 'inline-block', inlineSize: 1, overflow: 'hidden' }}>
        Albums
      </span>
    </a>
    <a href="#artists" data-tooltip="Artists">
      <span data-tooltip-label>Artists</span>
    </a>
    <Tooltip content="Plays by chance" isDisabled>
      <IconButton aria-label="Shuffle">x</IconButton>
    </Tooltip>
    <TooltipHost />
  </>
);

/** Moves the pointer to an element. The clock is stopped until the code of the tooltip is loaded. */
async function pointAt(element: Element) {
  await dispatchPointer(element, 'pointerover');
  await act(() => import('./NameTooltip.tsx'));
}

/** The text of the tooltip that shows after the pointer has rested on an element. */
async function hovered(element: Element): Promise<string | null> {
  await pointAt(element);
  await advance(measures.tooltip.delay);
  return tooltip()?.textContent ?? null;
}

beforeEach(async () => {
  await render(<Page />);
});

test('the name of an icon button shows with its shortcut after 1500 ms', async () => {
  const button = document.querySelector('button')!;
  await pointAt(button);
  await advance(measures.tooltip.delay - 1);
  expect(tooltip()).toBeNull();
  await advance(1);
  await vi.waitFor(() => expect(tooltip()?.textContent).toBe('QueueQ'));
  expect(tooltip()?.querySelector('kbd')?.textContent).toBe('Q');
  await dispatchPointer(button, 'pointerdown');
  await vi.waitFor(() => expect(tooltip()).toBeNull());
  await dispatchPointer(button.firstElementChild ?? button, 'pointerover');
  await advance(measures.tooltip.delay);
  expect(tooltip()).toBeNull();
});

test('a link shows its name only while its text is not visible', async () => {
  const [folded, whole] = document.querySelectorAll('a');
  expect(await hovered(whole!)).toBeNull();
  expect(await hovered(folded!)).toBe('Albums');
});

test('text, and a control with its own tooltip, get none', async () => {
  const [, words, own] = document.querySelectorAll('button');
  expect(await hovered(words!)).toBeNull();
  expect(await hovered(own!)).toBeNull();
});

test('keyboard focus shows the tooltip at once, and Escape only hides it', async () => {
  const onKeyDown = vi.fn();
  document.body.addEventListener('keydown', onKeyDown);
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(tooltip()?.textContent).toBe('QueueQ'));
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(tooltip()).toBeNull());
  expect(onKeyDown).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', onKeyDown);
});

test.each([
  ['shows its tooltip for a pointer that hovers', true, 'QueueQ'],
  ['has none after a tap, for which `:hover` also matches', false, null],
])('a control under the pointer when the code has loaded %s', async (_, canHover, shown) => {
  const button = document.querySelector('button')!;
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(hover: hover)'
      ? Object.assign(new EventTarget(), matchMedia(query), { matches: canHover })
      : matchMedia(query),
  );
  const all = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    selector === ':hover'
      ? button.parentElement!.querySelectorAll('button[aria-label="Queue"]')
      : all(selector),
  );
  await render(<TooltipHost />);
  await act(() => import('./NameTooltip.tsx'));
  await advance(measures.tooltip.delay);
  expect(tooltip()?.textContent ?? null).toBe(shown);
  vi.restoreAllMocks();
});

test('TOOLTIP-4 an open tooltip follows a change of the name', async () => {
  const button = document.querySelector('button')!;
  expect(await hovered(button)).toBe('QueueQ');
  await act(async () => {
    button.setAttribute('aria-label', 'Close the queue');
    await Promise.resolve();
  });
  expect(tooltip()).toHaveTextContent('Close the queueQ');
});
