import { afterEach, expect, test, vi } from 'vitest';
import { miniWindow, openMiniWindow } from './miniWindow.ts';

/** A frame stands for the window that a browser opens. */
const frame = document.createElement('iframe');
const opened = () => frame.contentDocument!;
const style = (text: string) => {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  return element;
};

const root = document.documentElement;
const { theme } = root.dataset;
afterEach(() => {
  miniWindow.setState({ window: null });
  frame.remove();
  vi.unstubAllGlobals();
  root.style.removeProperty('--segno-test');
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
});

async function openFrame() {
  document.body.append(frame);
  vi.stubGlobal('documentPictureInPicture', { requestWindow: async () => frame.contentWindow });
  await openMiniWindow();
}

test('PLAYER-20 the window has the styles and the theme of the page, also those that come later', async () => {
  const before = style('body { outline-width: 1px }');
  root.style.setProperty('--segno-test', 'red');
  await openFrame();
  const texts = () => [...opened().querySelectorAll('style')].map(({ textContent }) => textContent);
  expect(texts()).toContain('body { outline-width: 1px }');
  expect(opened().documentElement.style.getPropertyValue('--segno-test')).toBe('red');

  // The styles of the mini player come with its code, and a theme may replace those of another one.
  const later = style('body { outline-width: 2px }');
  before.remove();
  root.dataset.theme = 'dark';
  root.style.setProperty('--segno-test', 'blue');
  await expect.poll(texts).toContain('body { outline-width: 2px }');
  expect(texts()).not.toContain('body { outline-width: 1px }');
  expect(opened().documentElement.dataset.theme).toBe('dark');
  expect(opened().documentElement.style.getPropertyValue('--segno-test')).toBe('blue');
  later.remove();
});

test('PLAYER-20 a window that is closed is forgotten, and its page is followed no more', async () => {
  await openFrame();
  expect(miniWindow.getState().window).toBe(frame.contentWindow);
  frame.contentWindow!.dispatchEvent(new Event('pagehide'));
  expect(miniWindow.getState().window).toBeNull();
  root.dataset.theme = 'dark';
  await Promise.resolve();
  expect(opened().documentElement.dataset.theme).toBe(theme);
});
