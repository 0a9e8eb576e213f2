import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { isPhonePage } from '../foundation/isPhonePage.ts';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { measures } from '../theme/measures.ts';
import { ContextMenu } from './ContextMenu.tsx';

const onAction = fn();

const meta = {
  title: 'ui/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Paper Lanterns',
    menu: (
      <Menu onAction={onAction}>
        <MenuItem id="next">Play next</MenuItem>
        <MenuItem id="queue">Add to queue</MenuItem>
      </Menu>
    ),
    children: <Link href="#album">Paper Lanterns</Link>,
    style: { padding: 48, maxWidth: 320 },
  },
  beforeEach: () => void onAction.mockClear(),
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const link = screen.getByRole('link');
    await step('a right click opens it at the pointer', async () => {
      await fireEvent.contextMenu(link, { clientX: 320, clientY: 90, button: 2 });
      const menu = await screen.findByRole('menu', { name: 'Paper Lanterns' });
      await waitFor(async () => {
        const { left, right, top } = menu.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(document.documentElement.dir === 'rtl' ? right : left).toBeCloseTo(320, 0);
        await expect(top).toBeCloseTo(90, 0);
      });
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

/** Browsers turn Shift+F10 and the menu key into the same event, at the element that has the focus. */
export const Keyboard: Story = {
  play: async ({ step }) => {
    const link = screen.getByRole('link');
    await userEvent.tab();
    await step('the menu key opens it on its first item', async () => {
      const { left, bottom } = link.getBoundingClientRect();
      await fireEvent.contextMenu(link, { clientX: left, clientY: bottom, button: 0 });
      await screen.findByRole('menu');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Play next' })).toHaveFocus());
    });
    await step('Enter acts and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenCalledWith('queue', undefined);
      await waitFor(() => expect(link).toHaveFocus());
    });
  },
};

/** On a phone a long press opens a tray. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    const link = screen.getByRole('link');
    await fireEvent.contextMenu(link, { clientX: 120, clientY: 90, button: 2 });
    const menu = await screen.findByRole('menu');
    await step('§1.9 it is at most 375 px wide, at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = menu.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
  },
};
