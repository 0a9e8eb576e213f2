import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem, SubmenuTrigger } from '../Menu/Menu.tsx';
import { measures } from '../theme/measures.ts';
import { ContextMenu } from './ContextMenu.tsx';

const onAction = fn();

const meta = {
  title: 'ui/Overlays/ContextMenu',
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
  tags: ['rtl'],
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
      await expectFocusIn(menu);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

/** Browsers dispatch the same event for Shift+F10 and the menu key, at the focused element. */
export const Keyboard: Story = {
  tags: ['rtl'],
  args: {
    menu: (
      <Menu onAction={onAction}>
        <MenuItem id="next">Play next</MenuItem>
        <MenuItem id="queue">Add to queue</MenuItem>
        <SubmenuTrigger>
          <MenuItem id="playlist">Save to playlist</MenuItem>
          <Menu onAction={onAction}>
            <MenuItem id="rain">Rain on the tram</MenuItem>
          </Menu>
        </SubmenuTrigger>
        <MenuItem id="link">Copy link</MenuItem>
      </Menu>
    ),
  },
  play: async ({ step }) => {
    const link = screen.getByRole('link');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    const menuKey = async () => {
      const { left, bottom } = link.getBoundingClientRect();
      await fireEvent.contextMenu(link, { clientX: left, clientY: bottom, button: 0 });
      await screen.findByRole('menu');
      await waitFor(() => expect(item('Play next')).toHaveFocus());
    };
    await userEvent.tab();
    await step('the menu key opens it on its first item', menuKey);
    await step('arrow keys, Home, End and letters move through it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(item('Add to queue')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item('Copy link')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(item('Save to playlist')).toHaveFocus();
      await userEvent.keyboard('ad');
      await expect(item('Add to queue')).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(item('Play next')).toHaveFocus();
    });
    await step(
      'the arrow key in the reading direction opens a submenu and the opposite one closes it',
      async () => {
        await userEvent.keyboard(`{ArrowDown}{ArrowDown}${arrow('end')}`);
        await waitFor(() => expect(item('Rain on the tram')).toHaveFocus());
        await userEvent.keyboard(arrow('start'));
        await waitFor(() => expect(item('Save to playlist')).toHaveFocus());
      },
    );
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('Space runs the action and returns the focus', async () => {
      await menuKey();
      await userEvent.keyboard(' ');
      await expect(onAction).toHaveBeenCalledWith('next', undefined);
      await waitFor(() => expect(link).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await menuKey();
    });
    await step('Enter runs the action and returns the focus', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenCalledWith('queue', undefined);
      await waitFor(() => expect(link).toHaveFocus());
    });
  },
};

/** The name of a menu is not visible; its items wrap. */
export const LongText: Story = {
  args: {
    label: longText,
    menu: (
      <Menu>
        <MenuItem id="next" description={longText}>
          {longText}
        </MenuItem>
      </Menu>
    ),
    children: <Link href="#album">{longText}</Link>,
    style: { padding: 16, maxWidth: 240 },
  },
  play: async ({ canvasElement }) => {
    const link = screen.getByRole('link');
    await expectToFit(canvasElement);
    await fireEvent.contextMenu(link, { clientX: 120, clientY: 90, button: 2 });
    const menu = await screen.findByRole('menu', { name: longText });
    await waitFor(() => expectToFit(menu));
    await expectToFit(screen.getByRole('menuitem'));
  },
};

/** On a phone a long press opens a tray. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    const link = screen.getByRole('link');
    await fireEvent.contextMenu(link, { clientX: 120, clientY: 90, button: 2 });
    const menu = await screen.findByRole('menu');
    await step('FLOAT-3 it is at most 375 px wide, at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = menu.closest('[data-trigger]')!.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
  },
};
