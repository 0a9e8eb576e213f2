import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, userEvent } from 'vitest/browser';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import './theme.css.ts';
import './reset.css.ts';
import { variables } from './variables.ts';

const root = document.documentElement;
const value = (name: string, element: Element = root) =>
  getComputedStyle(element).getPropertyValue(name).trim();

const prefer = (features: Record<string, string>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, preference]) => ({ name, value: preference })),
  });

const reset = async () => {
  await prefer({});
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  root.removeAttribute('data-theme');
  root.removeAttribute('data-motion');
  root.removeAttribute('data-density');
  root.removeAttribute('data-contrast');
};
beforeEach(reset);
afterEach(reset);

test('the document is light, and dark with `data-theme="dark"`', () => {
  expect(value('--segno-color-background')).toBe(variables.color.background.light);
  root.dataset.theme = 'dark';
  expect(value('--segno-color-background')).toBe(variables.color.background.dark);
  expect(getComputedStyle(root).colorScheme).toBe('dark');
});

test('THEME-4 text has the weight 400 unless a theme sets another', () => {
  expect(getComputedStyle(document.body).fontWeight).toBe('400');
  root.style.setProperty('--segno-weight-regular', '350');
  expect(getComputedStyle(document.body).fontWeight).toBe('350');
  root.removeAttribute('style');
});

test('THEME-2 the system theme follows the operating system, without script', async () => {
  root.dataset.theme = 'system';
  await prefer({ 'prefers-color-scheme': 'light' });
  expect(value('--segno-color-text')).toBe(variables.color.text.light);
  await prefer({ 'prefers-color-scheme': 'dark' });
  expect(value('--segno-color-text')).toBe(variables.color.text.dark);
});

test('a part of a page can have the other theme', async () => {
  root.dataset.theme = 'dark';
  const { container } = await render(
    <div data-theme="light">
      <div data-theme="dark" />
    </div>,
  );
  const outer = container.firstElementChild!;
  expect(value('--segno-color-text', outer)).toBe(variables.color.text.light);
  expect(value('--segno-color-text', outer.firstElementChild!)).toBe(variables.color.text.dark);
});

test('with reduced motion all durations are 0', async () => {
  expect(value('--segno-motion-fast')).toBe('120ms');
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  expect(value('--segno-motion-fast')).toBe('0s');
  await prefer({});
  root.dataset.motion = 'reduced';
  expect(value('--segno-motion-loop')).toBe('0s');
});

test('a compact page has smaller spaces in every part and controls of the same height', async () => {
  root.dataset.density = 'compact';
  const { container } = await render(
    <div data-theme="dark">
      <IconButton size="md" aria-label="Play" />
    </div>,
  );
  const part = container.firstElementChild!;
  expect(value('--segno-space-md')).toBe(variables.space.md.compact);
  expect(value('--segno-space-md', part)).toBe(variables.space.md.compact);
  expect(value('--segno-space-2xs', part)).toBe(variables.space['2xs'].light);
  expect(part.firstElementChild!.getBoundingClientRect().height).toBe(42);
});

test('each theme has its own colours for more contrast', async () => {
  const { textMuted, hairline } = variables.color;
  const { container } = await render(
    <div data-theme="light">
      <div data-theme="dark" />
      <div data-theme="system" />
    </div>,
  );
  const lightPart = container.firstElementChild!;
  const [darkPart, systemPart] = [...lightPart.children] as [Element, Element];
  const strong = async (wants: 'light' | 'dark') => {
    expect(value('--segno-color-hairline')).toBe(hairline.more!.light);
    expect(value('--segno-color-text-muted', lightPart)).toBe(textMuted.more!.light);
    expect(value('--segno-color-text-muted', darkPart)).toBe(textMuted.more!.dark);
    expect(value('--segno-color-text-muted', systemPart)).toBe(textMuted.more![wants]);
    expect(value('--segno-color-text', darkPart)).toBe(variables.color.text.dark);
  };
  expect(value('--segno-color-text-muted', darkPart)).toBe(textMuted.dark);
  for (const scheme of ['light', 'dark'] as const) {
    await prefer({ 'prefers-color-scheme': scheme, 'prefers-contrast': 'more' });
    await strong(scheme);
    await prefer({ 'prefers-color-scheme': scheme });
    root.dataset.contrast = 'more';
    await strong(scheme);
    delete root.dataset.contrast;
  }
  darkPart.setAttribute('data-contrast', 'more');
  expect(value('--segno-color-hairline', darkPart)).toBe(hairline.more!.dark);
  expect(value('--segno-color-hairline', lightPart)).toBe(hairline.light);
});

test('styles of an application override those of the package without `!important`', async () => {
  const style = document.createElement('style');
  style.textContent = '.mine { background: rgb(1, 2, 3); }';
  document.head.append(style);
  const { getByRole } = await render(<IconButton aria-label="Play" className="mine" variant="solid" />);
  expect(getComputedStyle(getByRole('button').element()).backgroundColor).toBe('rgb(1, 2, 3)');
  style.remove();
});

test('a small button has a hit target of 44 px', async () => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const { getByRole } = await render(
    <div style={{ padding: 60 }}>
      <IconButton size="2xs" aria-label="Play" />
    </div>,
  );
  const button = getByRole('button').element();
  const { x, y, width, height } = button.getBoundingClientRect();
  expect([width, height]).toEqual([24, 24]);
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  for (const [dx, dy] of [
    [-21, 0],
    [21, 0],
    [0, -21],
    [0, 21],
  ] as const) {
    expect(document.elementFromPoint(middleX + dx, middleY + dy)).toBe(button);
  }
});

test('THEME-7 a field and a button in one row have one height', async () => {
  const { getByRole } = await render(
    <div>
      <TextField aria-label="Name" />
      <Select aria-label="Genre">
        <SelectItem id="folk">Folk</SelectItem>
      </Select>
      <Button>Save</Button>
    </div>,
  );
  const heights = [
    getByRole('textbox').element().parentElement!,
    getByRole('button', { name: /Genre/ }).element().parentElement!,
    getByRole('button', { name: 'Save' }).element(),
  ].map((element) => element.getBoundingClientRect().height);
  expect(heights).toEqual([36, 36, 36]);
});

test('the error of a field has an icon, because colour is not the only sign', async () => {
  const { getByText } = await render(<TextField label="Name" isInvalid errorMessage="Give a name." />);
  const icon = getComputedStyle(getByText('Give a name.').element(), '::before');
  expect(icon.maskImage).toMatch(/^url\(/);
  expect(Number.parseFloat(icon.inlineSize)).toBeGreaterThanOrEqual(12);
});

test('THEME-8 a switch of the theme starts no transition, and a hovered control has transitions', async () => {
  await userEvent.unhover(document.body);
  const { getByRole } = await render(
    <>
      <Button>Save</Button>
      <Button tone="accent" variant="outline">
        Send
      </Button>
      <TextField label="Name" />
      <Select label="Genre">
        <SelectItem id="folk">Folk</SelectItem>
      </Select>
      <Checkbox defaultSelected>Explicit</Checkbox>
      <Switch defaultSelected>Private</Switch>
      <RadioGroup label="Quality" defaultValue="high">
        <Radio value="high">High</Radio>
      </RadioGroup>
      <Link href="#place">Place</Link>
      <Tabs>
        <TabList aria-label="Views">
          <Tab id="albums">Albums</Tab>
        </TabList>
        <TabPanel id="albums">Words</TabPanel>
      </Tabs>
    </>,
  );
  const started: string[] = [];
  const note = (event: TransitionEvent) => started.push(event.propertyName);
  document.addEventListener('transitionrun', note);
  for (const theme of ['dark', 'light']) {
    root.dataset.theme = theme;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(started).toEqual([]);
  const properties = () =>
    getComputedStyle(getByRole('button', { name: 'Save' }).element()).transitionProperty.split(', ');
  expect(properties()).not.toContain('background-color');
  await userEvent.hover(getByRole('button', { name: 'Save' }));
  expect(properties()).toContain('background-color');
  document.removeEventListener('transitionrun', note);
});
