import { afterEach, expect, test } from 'vitest';
import { restoreScroll } from './restoreScroll.ts';

let area: HTMLElement;
let list: HTMLElement;

const part = () => {
  const element = document.createElement('div');
  element.style.blockSize = '1000px';
  return element;
};
const frame = () => new Promise(requestAnimationFrame);

/** A scroll area of 200 px with a list that grows by 1000 px at a time. */
function open(parts: number) {
  area = document.createElement('div');
  area.style.cssText = 'block-size: 200px; overflow-y: auto';
  list = document.createElement('div');
  list.append(...Array.from({ length: parts }, part));
  area.append(list);
  document.body.append(area);
}
afterEach(() => area.remove());

test('a page that is long enough is restored at once', () => {
  open(3);
  expect(restoreScroll(area, 1500).isDone()).toBe(true);
  expect(area.scrollTop).toBe(1500);
});

test('a list that loads at its end is scrolled until the position exists', async () => {
  open(1);
  const restoring = restoreScroll(area, 2400);
  expect(area.scrollTop).toBe(800);
  list.append(part());
  await frame();
  expect([area.scrollTop, restoring.isDone()]).toEqual([1800, false]);
  list.append(part());
  await frame();
  expect([area.scrollTop, restoring.isDone()]).toEqual([2400, true]);
  list.append(part());
  await frame();
  expect(area.scrollTop).toBe(2400);
});

test('a scroll by the user stops the restoration', async () => {
  open(1);
  const restoring = restoreScroll(area, 2400);
  area.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(restoring.isDone()).toBe(true);
  list.append(part());
  await frame();
  expect(area.scrollTop).toBe(800);
});
