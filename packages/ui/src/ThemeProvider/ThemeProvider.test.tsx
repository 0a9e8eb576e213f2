import { act, Profiler, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogTrigger } from '../Dialog/DialogTrigger.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { applyTheme } from '../theme/applyTheme.ts';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import type { Theme } from '../theme/theme.ts';
import { variables } from '../theme/variables.ts';
import { ThemeProvider, useTheme, type ThemeState } from './ThemeProvider.tsx';
import { themeAttributes } from '../theme/themeAttributes.ts';

const root = document.documentElement;
const text = (element: Element) => getComputedStyle(element).getPropertyValue('--segno-color-text').trim();
const fill = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--segno-color-accent-fill').trim();

afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('data-theme');
  root.removeAttribute('data-motion');
});

let state: ThemeState;
let renders = 0;
const Counted = ({ children }: { children: ReactNode }) => (
  <Profiler id="counted" onRender={() => (renders += 1)}>
    {children}
  </Profiler>
);

function Probe({ id = 'probe' }: { id?: string }) {
  const theme = useTheme();
  useEffect(() => {
    state = theme;
  }, [theme]);
  return (
    <Button tone="accent" data-testid={id}>
      Play
    </Button>
  );
}

const amber: Theme = { base: 'dark', values: { 'color.accent.fill': '#ffb000', 'color.text': 'url(x)' } };

test('it applies its base and values to its children and refuses unsafe values', async () => {
  const { getByTestId } = await render(
    <ThemeProvider theme={amber}>
      <Probe />
    </ThemeProvider>,
  );
  const button = getByTestId('probe').element();
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(255, 176, 0)');
  expect(text(button)).toBe(variables.color.text.dark);
  expect(getComputedStyle(button).colorScheme).toBe('dark');
  expect(state).toMatchObject({ base: 'dark', values: { 'color.accent.fill': '#ffb000' } });
});

test('nested providers inherit the outer values, unless they have a base', async () => {
  const { getByTestId } = await render(
    <ThemeProvider theme={amber}>
      <ThemeProvider theme={{ values: { 'color.text': '#eeeeee' } }}>
        <Probe id="added" />
      </ThemeProvider>
      <ThemeProvider theme={{ base: 'light' }}>
        <Probe id="anew" />
      </ThemeProvider>
    </ThemeProvider>,
  );
  const [added, anew] = [getByTestId('added').element(), getByTestId('anew').element()];
  expect([text(added), fill(added)]).toEqual(['#eeeeee', '#ffb000']);
  expect([text(anew), fill(anew)]).toEqual([variables.color.text.light, variables.color.accent.fill.light]);
  expect(state.values).toEqual({});
});

test('a preview applies at once without a render, overrides earlier ones, and can be undone in any order', async () => {
  const { getByTestId } = await render(
    <Counted>
      <ThemeProvider theme={amber}>
        <Probe />
      </ThemeProvider>
    </Counted>,
  );
  const button = getByTestId('probe').element();
  const before = renders;
  const first = state.preview({ 'color.accent.fill': '#00aa66', 'color.text': 'red; x: y' });
  expect(fill(button)).toBe('#00aa66');
  expect(first.refused).toMatchObject([{ name: 'color.text', reason: 'unsafe' }]);
  const second = state.preview({ 'color.accent.fill': '#0066aa' });
  first.undo();
  expect(fill(button)).toBe('#0066aa');
  const away = state.preview({ 'color.accent.fill': null });
  expect(fill(button)).toBe(variables.color.accent.fill.dark);
  away.undo();
  second.undo();
  second.undo();
  expect(fill(button)).toBe('#ffb000');
  expect(renders).toBe(before);
});

test('a preview stays when the theme changes, and the new theme applies when it is undone', async () => {
  const tree = (value: string) => (
    <ThemeProvider theme={{ values: { 'color.accent.fill': value } }}>
      <Probe />
    </ThemeProvider>
  );
  const { getByTestId, rerender } = await render(tree('#111111'));
  const button = getByTestId('probe').element();
  const { undo } = state.preview({ 'color.accent.fill': '#222222' });
  await rerender(tree('#333333'));
  expect(fill(button)).toBe('#222222');
  undo();
  expect(fill(button)).toBe('#333333');
});

test('popovers and dialogs opened inside have the theme and its previews, and are removed completely', async () => {
  const { getByRole, unmount } = await render(
    <StrictMode>
      <ThemeProvider theme={amber}>
        <ThemeProvider theme={{ values: { 'color.text': '#eeeeee' } }}>
          <Probe />
          <div dir="rtl">
            <PopoverTrigger>
              <Button>More</Button>
              <Popover>
                <p>Popover</p>
              </Popover>
            </PopoverTrigger>
          </div>
          <DialogTrigger>
            <Button>Ask</Button>
            <Dialog title="Sure?">Dialog</Dialog>
          </DialogTrigger>
        </ThemeProvider>
      </ThemeProvider>
    </StrictMode>,
  );
  for (const name of ['More', 'Ask']) {
    await userEvent.click(getByRole('button', { name }));
    await expect.element(getByRole('dialog')).toBeVisible();
    const dialog = getByRole('dialog').element();
    expect([text(dialog), fill(dialog)]).toEqual(['#eeeeee', '#ffb000']);
    expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    // It is not inside the wrapper, which could clip it.
    expect(dialog.closest('[data-theme="dark"]')!.parentElement).toBe(document.body);
    const { undo } = state.preview({ 'color.text': '#dddddd' });
    expect(text(dialog)).toBe('#dddddd');
    undo();
    expect(text(dialog)).toBe('#eeeeee');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  }
  await unmount();
  expect(document.body.querySelector('[data-theme]')).toBeNull();
});

test('with target root it themes the document, and restores it on unmount', async () => {
  root.dataset.theme = 'light';
  const { unmount } = await render(
    <ThemeProvider theme={amber} target="root">
      <Probe />
    </ThemeProvider>,
  );
  expect(root.dataset.theme).toBe('dark');
  expect(fill(root)).toBe('#ffb000');
  await unmount();
  expect(root.dataset.theme).toBe('light');
  expect(fill(root)).toBe(variables.color.accent.fill.light);
  expect(root.getAttribute('style') ?? '').toBe('');
});

test('a server renders the theme, and hydration changes nothing', async () => {
  const errors = vi.spyOn(console, 'error');
  const tree = (
    <ThemeProvider theme={amber}>
      <Probe />
    </ThemeProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  expect(container.innerHTML).toMatch(
    /^<div data-theme="dark" class="[^"]+" style="--segno-color-accent-fill:#ffb000">/,
  );
  expect(fill(container.querySelector('button')!)).toBe('#ffb000');
  const hydrated = await act(() => Promise.resolve(hydrateRoot(container, tree)));
  expect(errors).not.toHaveBeenCalled();
  await act(() => Promise.resolve(hydrated.unmount()));
  container.remove();
  errors.mockRestore();
});

test('themeAttributes gives a server the attributes of the document', () => {
  expect(
    themeAttributes({ base: 'dark', values: { 'font.sans': '"A B", serif', 'color.text': '"><script>' } }),
  ).toEqual({ 'data-theme': 'dark', style: "--segno-font-sans:'A B', serif" });
});

test('applyTheme changes a component without a render, returns refused values, and removes values', async () => {
  // Colours change at once, without the transition of the button.
  root.dataset.motion = 'reduced';
  const { getByRole } = await render(
    <Counted>
      <Button tone="accent">Play</Button>
    </Counted>,
  );
  const button = getByRole('button').element();
  const before = renders;
  const refused = applyTheme(root, {
    'color.accent.fill': '#0a6',
    '--segno-radius-control': '2px',
    'color.accent.text': 'expression(1)',
    'radius.card': '900px',
    nonsense: '1px',
  });
  // No frame has passed: the next frame shows the change.
  expect(getComputedStyle(button).backgroundColor).toBe('rgb(0, 170, 102)');
  expect(getComputedStyle(button).borderRadius).toBe('2px');
  expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
    ['color.accent.text', 'unsafe'],
    ['radius.card', 'outOfRange'],
    ['nonsense', 'unknown'],
  ]);
  applyTheme(root, { 'color.accent.fill': null, 'radius.control': undefined });
  expect(fill(root)).toBe(variables.color.accent.fill.light);
  expect(root.getAttribute('style') ?? '').toBe('');
  expect(renders).toBe(before);
});
