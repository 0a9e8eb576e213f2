import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Button } from '../Button/Button.tsx';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  AddToQueueIcon,
  LinkIcon,
  MoreIcon,
  PlayNextIcon,
  PlaylistIcon,
  TrashIcon,
} from '../icons/icons.tsx';
import { measures } from '../theme/measures.ts';
import { Menu, MenuItem, MenuSection, MenuSeparator, SubmenuTrigger } from './Menu.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

const onAction = fn();

const more = (
  <IconButton aria-label="More options">
    <MoreIcon />
  </IconButton>
);

const track = (
  <Menu onAction={onAction}>
    <MenuItem id="next" icon={<PlayNextIcon size={16} />} shortcut="Shift+Enter">
      Play next
    </MenuItem>
    <MenuItem id="queue" icon={<AddToQueueIcon size={16} />}>
      Add to queue
    </MenuItem>
    <SubmenuTrigger>
      <MenuItem id="playlist" icon={<PlaylistIcon size={16} />}>
        Add to playlist
      </MenuItem>
      <Menu onAction={onAction}>
        <MenuItem id="rain">Rain on the tram</MenuItem>
        <MenuItem id="late">Late kitchen</MenuItem>
      </Menu>
    </SubmenuTrigger>
    <MenuSeparator />
    <MenuItem id="link" icon={<LinkIcon size={16} />}>
      Copy link
    </MenuItem>
    <MenuItem id="radio" isDisabled>
      Start radio
    </MenuItem>
    <MenuItem id="remove" icon={<TrashIcon size={16} />} tone="danger">
      Remove
    </MenuItem>
  </Menu>
);

const meta = {
  title: 'ui/Overlays/Menu',
  component: MenuTrigger,
  args: { children: [more, track] },
  beforeEach: () => void onAction.mockClear(),
} satisfies Meta<typeof MenuTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return screen.findByRole('menu');
};
const focused = () => document.activeElement?.textContent;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const menu = await openMenu(canvasElement);
    await step('the menu has the name of its button', () =>
      expect(menu).toHaveAccessibleName('More options'),
    );
    await step('a press runs the action, closes the menu and restores the focus', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Add to queue' }));
      await expect(onAction).toHaveBeenCalledWith('queue', undefined);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    });
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('menu');
  },
};

/** The keyboard table of the ARIA menu button pattern. */
export const Keyboard: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await step('Enter opens the menu and focuses the first item', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await waitFor(() => expect(focused()).toContain('Play next'));
    });
    await step('arrow keys move down and up, wrap around and skip disabled items', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toContain('Add to queue');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(focused()).toContain('Remove');
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toContain('Copy link');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(focused()).toContain('Play next');
    });
    await step('Home and End focus the first and the last item', async () => {
      await userEvent.keyboard('{End}');
      await expect(focused()).toContain('Remove');
      await userEvent.keyboard('{Home}');
      await expect(focused()).toContain('Play next');
    });
    await step('letters focus the item that begins with them', async () => {
      await userEvent.keyboard('co');
      await expect(focused()).toContain('Copy link');
    });
    await step('the arrow key in the reading direction opens a submenu and the other closes it', async () => {
      await userEvent.keyboard(`{Home}{ArrowDown}{ArrowDown}${arrow('end')}`);
      await waitFor(() => expect(focused()).toContain('Rain on the tram'));
      await userEvent.keyboard(arrow('start'));
      await waitFor(() => expect(focused()).toContain('Add to playlist'));
    });
    await step('Escape closes the menu and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('arrow down opens the menu on the first item, arrow up on the last', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(focused()).toContain('Play next'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(focused()).toContain('Remove'));
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledWith('remove', undefined);
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Space opens the menu on the first item and runs an item', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(focused()).toContain('Play next'));
      await userEvent.keyboard(' ');
      await expect(onAction).toHaveBeenLastCalledWith('next', undefined);
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Tab closes the menu and restores the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toContain('Play next'));
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Shift+Tab closes the menu and restores the focus, also from a submenu', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toContain('Play next'));
      await userEvent.keyboard(`{ArrowDown}{ArrowDown}${arrow('end')}`);
      await waitFor(() => expect(focused()).toContain('Rain on the tram'));
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

function Choices() {
  const [theme, setTheme] = useState<'all' | Set<string | number>>(new Set(['system']));
  const [columns, setColumns] = useState<'all' | Set<string | number>>(new Set(['album']));
  return (
    <MenuTrigger>
      <Button>View</Button>
      <Menu>
        <MenuSection title="Theme" selectionMode="single" selectedKeys={theme} onSelectionChange={setTheme}>
          <MenuItem id="light">Light</MenuItem>
          <MenuItem id="dark">Dark</MenuItem>
          <MenuItem id="system" description="As the device is set">
            System
          </MenuItem>
        </MenuSection>
        <MenuSection
          title="Columns"
          selectionMode="multiple"
          selectedKeys={columns}
          onSelectionChange={setColumns}
        >
          <MenuItem id="album">Album</MenuItem>
          <MenuItem id="plays">Plays</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}

export const SectionsAndChoices: Story = {
  render: () => <Choices />,
  play: async ({ canvasElement, step }) => {
    await openMenu(canvasElement);
    await step('items are radios with single and checkboxes with multiple selection', async () => {
      await expect(screen.getByRole('menuitemradio', { name: /System/ })).toBeChecked();
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Album' })).toBeChecked();
      await expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    });
    await step('selecting another item unchecks the first', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await openMenu(canvasElement);
      await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
      await expect(screen.getByRole('menuitemradio', { name: /System/ })).not.toBeChecked();
    });
    await step('with multiple selection Space keeps the menu open and Enter closes it', async () => {
      screen.getByRole('menuitemcheckbox', { name: 'Plays' }).focus();
      await userEvent.keyboard(' ');
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Plays' })).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await openMenu(canvasElement);
      await expect(screen.getByRole('menuitemcheckbox', { name: 'Plays' })).not.toBeChecked();
    });
  },
};

export const Submenu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Add to playlist' }));
    await screen.findByRole('menuitem', { name: 'Late kitchen' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Late kitchen' }));
    await expect(onAction).toHaveBeenCalledWith('late', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The label is the accessible name; the second line and the shortcut are the accessible description. */
export const Descriptions: Story = {
  args: {
    children: [
      <Button key="button">Share</Button>,
      <Menu key="menu" onAction={onAction}>
        <MenuItem
          id="link"
          icon={<LinkIcon size={16} />}
          description="For anyone who has it"
          shortcut="Ctrl+L"
        >
          Copy link
        </MenuItem>
        <MenuItem id="queue" icon={<AddToQueueIcon size={16} />} description="In the order of the album">
          Add to queue
        </MenuItem>
      </Menu>,
    ],
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const item = screen.getByRole('menuitem', { name: 'Copy link' });
    await expect(item).toHaveAccessibleDescription('For anyone who has it Ctrl+L');
    await expect(screen.getByRole('menuitem', { name: 'Add to queue' })).toHaveAccessibleDescription(
      'In the order of the album',
    );
    await expect([...item.querySelectorAll('kbd:not([hidden])')].map((key) => key.textContent)).toEqual([
      'Ctrl',
      'L',
    ]);
  },
};

/** The danger tone marks destructive actions. The label states the consequence too. */
export const Tones: Story = {
  args: {
    defaultOpen: true,
    children: [
      <Button key="button">Playlist</Button>,
      <Menu key="menu">
        <MenuItem id="rename">Rename</MenuItem>
        <MenuItem id="delete" icon={<TrashIcon size={16} />} tone="danger">
          Delete playlist
        </MenuItem>
      </Menu>,
    ],
  },
  play: async () => {
    const colour = (item: HTMLElement) => getComputedStyle(item).color;
    const danger = await screen.findByRole('menuitem', { name: 'Delete playlist' });
    await expect(colour(danger)).not.toBe(colour(screen.getByRole('menuitem', { name: 'Rename' })));
  },
};

/** Unavailable actions keep their position, so that people learn where they are. */
export const DisabledItems: Story = {
  args: {
    children: [
      <Button key="button">Track</Button>,
      <Menu key="menu" onAction={onAction} disabledKeys={['next', 'open']}>
        <MenuItem id="next" icon={<PlayNextIcon size={16} />}>
          Play next
        </MenuItem>
        <MenuItem id="queue" icon={<AddToQueueIcon size={16} />}>
          Add to queue
        </MenuItem>
        <MenuItem id="open" href="#album">
          Go to album
        </MenuItem>
        <SubmenuTrigger>
          <MenuItem id="playlist" isDisabled icon={<PlaylistIcon size={16} />}>
            Add to playlist
          </MenuItem>
          <Menu>
            <MenuItem id="rain">Rain on the tram</MenuItem>
          </Menu>
        </SubmenuTrigger>
      </Menu>,
    ],
  },
  play: async ({ canvasElement, step }) => {
    await openMenu(canvasElement);
    const disabled = ['Play next', 'Go to album', 'Add to playlist'].map((name) =>
      screen.getByRole('menuitem', { name }),
    );
    await step('disabled items have aria-disabled', async () => {
      for (const item of disabled) await expect(item).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a press does nothing and the menu stays open', async () => {
      for (const item of disabled) await userEvent.click(item);
      await expect(onAction).not.toHaveBeenCalled();
      await expect(screen.queryByRole('menuitem', { name: 'Rain on the tram' })).toBeNull();
      await expect(screen.getByRole('menu')).toBeVisible();
    });
    await step('the arrow keys skip them', async () => {
      await userEvent.keyboard('{Home}');
      await expect(focused()).toContain('Add to queue');
      await userEvent.keyboard('{End}');
      await expect(focused()).toContain('Add to queue');
    });
  },
};

/** A menu that is filled from data shows a message when there are no items. */
export const Empty: Story = {
  args: {
    defaultOpen: true,
    children: [
      <Button key="button">Add to playlist</Button>,
      <Menu
        key="menu"
        items={[]}
        renderEmptyState={() => <div style={{ padding: 12 }}>You have no playlists yet</div>}
      >
        {() => <MenuItem>Playlist</MenuItem>}
      </Menu>,
    ],
  },
  play: async () => {
    const words = await screen.findByText('You have no playlists yet');
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** A disabled button does not open the menu, by mouse or keyboard. */
export const Disabled: Story = {
  args: {
    children: [
      <Button key="button" isDisabled>
        Track
      </Button>,
      track,
    ],
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Track' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** A key event with a given time stamp. */
function typeAt(key: string, time: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  document.activeElement!.dispatchEvent(event);
}

export const TypeAhead: Story = {
  play: async ({ canvasElement, step }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toContain('Play next'));
    await step('FLOAT-5 letters less than 500 ms apart form one search word', async () => {
      typeAt('a', 1000);
      await waitFor(() => expect(focused()).toContain('Add to queue'));
      typeAt('d', 1000 + measures.typeAheadReset - 1);
      await expect(focused()).toContain('Add to queue');
    });
    await step('FLOAT-5 after 500 ms a letter begins a new search word', async () => {
      typeAt('c', 1000 + 2 * measures.typeAheadReset);
      await waitFor(() => expect(focused()).toContain('Copy link'));
    });
  },
};

export const LongList: Story = {
  args: {
    children: [
      <Button key="button">Add to playlist</Button>,
      <Menu key="menu">
        {Array.from({ length: 40 }, (_, index) => (
          <MenuItem key={index} id={index}>
            {index % 5 === 0
              ? `Playlist ${index + 1}, whose name goes on and on until there is no more room for it in any menu`
              : `Playlist ${index + 1}`}
          </MenuItem>
        ))}
      </Menu>,
    ],
  },
  play: async ({ canvasElement, step }) => {
    if (isPhonePage()) return;
    const menu = await openMenu(canvasElement);
    await step('FLOAT-4 the menu is at most 420 px high', () =>
      expect(menu.offsetHeight).toBe(measures.listBoxMaxHeight),
    );
    await step('FLOAT-6 a shadow shows that it goes on', () =>
      expect(getComputedStyle(menu).backgroundAttachment).toBe('local, local, scroll, scroll'),
    );
    await step('FLOAT-1 the menu stays 16 px from the edges of the viewport', async () => {
      await waitFor(async () => {
        const { left, right } = menu.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(measures.overlayPadding);
        await expect(right).toBeLessThanOrEqual(window.innerWidth - measures.overlayPadding);
      });
    });
  },
};

/** Long labels wrap and do not widen the menu; shortcuts and icons keep their size. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    children: [
      <Button key="button">Share</Button>,
      <Menu key="menu">
        <MenuSection title={longText}>
          <MenuItem id="link" icon={<LinkIcon size={16} />} description={longText} shortcut="Ctrl+Shift+L">
            {longText}
          </MenuItem>
        </MenuSection>
        <SubmenuTrigger>
          <MenuItem id="playlist" icon={<PlaylistIcon size={16} />}>
            {longText}
          </MenuItem>
          <Menu>
            <MenuItem id="rain">Rain on the tram</MenuItem>
          </Menu>
        </SubmenuTrigger>
        <MenuItem id="remove" tone="danger">
          {longText}
        </MenuItem>
      </Menu>,
    ],
  },
  play: async ({ step }) => {
    const menu = await screen.findByRole('menu');
    await step('nothing overflows the menu', async () => {
      await waitFor(() => expectToFit(menu));
      for (const item of screen.getAllByRole('menuitem')) await expectToFit(item);
    });
    await step('the menu has a maximum width in a wide viewport', async () => {
      if (!isPhonePage()) await expect(menu.offsetWidth).toBe(400);
    });
    await step('the shortcut is fully visible', async () => {
      for (const key of menu.querySelectorAll('kbd:not([hidden])')) await expectToFit(key);
      const { left, right } = menu.getBoundingClientRect();
      for (const picture of menu.querySelectorAll('svg, kbd:not([hidden])')) {
        const box = picture.getBoundingClientRect();
        await expect(box.width).toBeGreaterThan(8);
        await expect(box.left).toBeGreaterThanOrEqual(left);
        await expect(box.right).toBeLessThanOrEqual(right);
      }
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    const menu = await openMenu(canvasElement);
    const tray = menu.closest('[data-trigger]')!;
    await step('FLOAT-3 on a phone the menu is a tray of at most 375 px at the bottom', async () => {
      await waitFor(async () => {
        const { width, bottom } = tray.getBoundingClientRect();
        await expect(width).toBe(measures.trayMaxWidth);
        await expect(bottom).toBe(window.innerHeight);
      });
    });
    await step('a press outside closes the menu', async () => {
      await userEvent.pointer({
        target: document.querySelector('[data-testid="underlay"]')!,
        keys: '[MouseLeft]',
      });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await openMenu(canvasElement);
  },
};
