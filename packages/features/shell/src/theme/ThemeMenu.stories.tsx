import type { Theme } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { InShell } from '../stories/InShell.tsx';
import { themeStyleId } from './themeChoice.ts';
import { ThemeMenu } from './ThemeMenu.tsx';

const midnight: Theme = {
  id: 7,
  name: 'Midnight',
  is_dark: true,
  default_light: false,
  default_dark: false,
  values: { 'color.background': 'rgb(10, 12, 40)' },
};
const { themes } = sampleStartup;

const meta = {
  title: 'shell/ThemeMenu',
  component: ThemeMenu,
  render: () => (
    <InShell startup={{ ...sampleStartup, themes: { ...themes, all: [...themes.all, midnight] } }}>
      <ThemeMenu />
    </InShell>
  ),
  beforeEach() {
    const { dataset, style } = document.documentElement;
    const theme = dataset.theme;
    return () => {
      dataset.theme = theme;
      style.removeProperty('--segno-color-background');
      document.cookie = 'segno-theme=; path=/; max-age=0';
    };
  },
} satisfies Meta<typeof ThemeMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string) => {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Theme' }));
  await userEvent.click(await within(document.body).findByRole('menuitemradio', { name }));
  await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
};

export const Default: Story = { tags: ['rtl'] };

/** THEME-3: each choice is applied to the document at once and stored in a cookie for the server. */
export const Choosing: Story = {
  async play() {
    const root = document.documentElement;
    const icon = () => within(document.body).getByRole('button', { name: 'Theme' }).innerHTML;
    const system = icon();
    await choose('Dark');
    await expect(root.dataset.theme).toBe('dark');
    const moon = icon();
    await expect(document.cookie).toContain('segno-theme=dark');
    await choose('Light');
    await expect(root.dataset.theme).toBe('light');
    // The button shows the choice: a sun, a moon, or both.
    await expect(new Set([system, moon, icon()]).size).toBe(3);
    await choose('Midnight');
    await waitFor(() =>
      expect(root.style.getPropertyValue('--segno-color-background')).toBe('rgb(10, 12, 40)'),
    );
    await expect(root.dataset.theme).toBe('dark');
    await expect(document.cookie).toContain('segno-theme=7');
    await choose('System');
    await waitFor(() => expect(root.dataset.theme).toBe('system'));
    await expect(root.style.getPropertyValue('--segno-color-background')).toBe('');
  },
};

/** A choice replaces the theme that the server wrote into the document. */
export const AfterServedTheme: Story = {
  beforeEach() {
    const style = document.createElement('style');
    style.id = themeStyleId;
    style.textContent = ':root { --segno-color-background: rgb(1, 2, 3) }';
    document.head.append(style);
    return () => style.remove();
  },
  async play() {
    const root = document.documentElement;
    const background = () => getComputedStyle(root).getPropertyValue('--segno-color-background');
    await expect(background()).toBe('rgb(1, 2, 3)');
    await choose('Light');
    await waitFor(() => expect(background()).not.toBe('rgb(1, 2, 3)'));
    await expect(root.dataset.theme).toBe('light');
  },
};

/** The open menu, with the current choice selected. */
export const Open: Story = {
  async play() {
    const button = within(document.body).getByRole('button', { name: 'Theme' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const items = await within(document.body).findAllByRole('menuitemradio');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'System',
      'Light',
      'Dark',
      'Midnight',
    ]);
    await expect(items[0]).toHaveAttribute('aria-checked', 'true');
  },
};
