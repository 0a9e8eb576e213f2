import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DiscIcon, MicIcon, MusicIcon, PlaylistIcon } from '../icons/icons.tsx';
import { measures } from '../theme/measures.ts';
import { ListBox, ListBoxItem, ListBoxSection, type ListBoxProps } from './ListBox.tsx';

const meta = {
  title: 'ui/Collections/ListBox',
  component: ListBox,
  args: {
    'aria-label': 'Show',
    selectionMode: 'single',
    children: [
      <ListBoxItem key="album" id="album">
        Albums
      </ListBoxItem>,
      <ListBoxItem key="artist" id="artist">
        Artists
      </ListBoxItem>,
      <ListBoxItem key="label" id="label" isDisabled>
        Labels
      </ListBoxItem>,
      <ListBoxItem key="playlist" id="playlist">
        Playlists
      </ListBoxItem>,
      <ListBoxItem key="track" id="track">
        Tracks
      </ListBoxItem>,
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <ListBox {...args} />
    </div>
  ),
} satisfies Meta<typeof ListBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const option = (canvas: HTMLElement, name: string | RegExp) => within(canvas).getByRole('option', { name });

export const Default: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(option(canvasElement, 'Artists'));
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(option(canvasElement, 'Artists')).toHaveAttribute('aria-selected', 'true');
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['album', 'track'] },
};

export const Sections: Story = {
  args: {
    defaultSelectedKeys: ['new'],
    children: [
      <ListBoxSection key="yours" title="Yours">
        <ListBoxItem id="liked">Liked songs</ListBoxItem>
        <ListBoxItem id="queue">Queue</ListBoxItem>
      </ListBoxSection>,
      <ListBoxSection key="everybodys" title="Everybody’s">
        <ListBoxItem id="new">New releases</ListBoxItem>
        <ListBoxItem id="charts">Charts</ListBoxItem>
      </ListBoxSection>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Yours' })).toBeInTheDocument();
  },
};

export const IconsAndDescriptions: Story = {
  args: {
    defaultSelectedKeys: ['album'],
    children: [
      <ListBoxItem
        key="album"
        id="album"
        icon={<DiscIcon size={16} />}
        description="With their covers"
        endAdornment="128"
      >
        Albums
      </ListBoxItem>,
      <ListBoxItem
        key="artist"
        id="artist"
        icon={<MicIcon size={16} />}
        description="Whom you follow"
        endAdornment="42"
      >
        Artists
      </ListBoxItem>,
      <ListBoxItem key="playlist" id="playlist" icon={<PlaylistIcon size={16} />} endAdornment="7">
        Playlists
      </ListBoxItem>,
      <ListBoxItem key="track" id="track" icon={<MusicIcon size={16} />} endAdornment="2,310">
        Tracks
      </ListBoxItem>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(option(canvasElement, /^Albums With their covers/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Plain: Story = { args: { variant: 'plain' } };

export const Disabled: Story = {
  args: { disabledKeys: ['album', 'artist'], selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const disabled = ['Albums', 'Artists'].map((name) => option(canvasElement, name));
    for (const item of disabled) {
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(item);
      await expect(item).not.toHaveAttribute('aria-selected', 'true');
    }
    await userEvent.tab();
    for (const item of disabled) await expect(item).not.toHaveFocus();
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('There is nothing here yet')).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { children: [], emptyText: 'There are no items matching your query' },
};

export const Pending: Story = {
  args: { children: [], isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  args: {
    children: [
      <ListBoxItem
        key="long"
        id="long"
        description="A second line that says more than anyone would read in a list, and wraps"
      >
        The longest name that a playlist was ever given, which goes on and on until there is no more room for
        it
      </ListBoxItem>,
      <ListBoxItem key="word" id="word">
        Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
      </ListBoxItem>,
    ],
  },
};

/** The keyboard table of the ARIA listbox pattern. */
export const Keyboard: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ canvasElement, step }) => {
    const isFocused = (name: string) => waitFor(() => expect(option(canvasElement, name)).toHaveFocus());
    await step('Tab focuses the list, as one tab stop', async () => {
      await userEvent.tab();
      await isFocused('Albums');
    });
    await step('arrow keys move up and down and skip disabled options', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await isFocused('Playlists');
      await userEvent.keyboard('{ArrowUp}');
      await isFocused('Artists');
    });
    await step('Home and End move to the first and last option', async () => {
      await userEvent.keyboard('{End}');
      await isFocused('Tracks');
      await userEvent.keyboard('{Home}');
      await isFocused('Albums');
    });
    await step('Space and Enter select and deselect', async () => {
      await userEvent.keyboard(' ');
      await expect(option(canvasElement, 'Albums')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(option(canvasElement, 'Albums')).toHaveAttribute('aria-selected', 'false');
    });
    await step('Shift and an arrow key extend the selection', async () => {
      await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
      await expect(option(canvasElement, 'Albums')).toHaveAttribute('aria-selected', 'true');
      await expect(option(canvasElement, 'Artists')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Control+A selects all, Escape clears the selection', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(option(canvasElement, 'Tracks')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(option(canvasElement, 'Tracks')).toHaveAttribute('aria-selected', 'false');
    });
    await step('letters move to an option by type-ahead', async () => {
      await userEvent.keyboard('tr');
      await isFocused('Tracks');
    });
  },
};

/** A key press with a timestamp that the story sets. */
function typeAt(key: string, time: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  document.activeElement!.dispatchEvent(event);
}

export const TypeAhead: Story = {
  play: async ({ canvasElement, step }) => {
    await userEvent.tab();
    await step('FLOAT-5 letters less than 500 ms apart are one search text', async () => {
      typeAt('a', 1000);
      typeAt('r', 1000 + measures.typeAheadReset - 1);
      await waitFor(() => expect(option(canvasElement, 'Artists')).toHaveFocus());
    });
    await step('FLOAT-5 after 500 ms a letter starts a new search text', async () => {
      typeAt('t', 1000 + 2 * measures.typeAheadReset);
      await waitFor(() => expect(option(canvasElement, 'Tracks')).toHaveFocus());
    });
  },
};

interface Song {
  id: number;
  name: string;
}

const songs = (count: number): Song[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, name: `Song ${index + 1}` }));

const renderSong = (song: Song) => <ListBoxItem id={song.id}>{song.name}</ListBoxItem>;

export const Long: Story = {
  args: { items: songs(60), children: renderSong as ListBoxProps<object>['children'], isVirtualized: false },
  play: async ({ canvasElement, step }) => {
    await step('FLOAT-4 it is at most 420 px high', () =>
      expect(within(canvasElement).getByRole('listbox').getBoundingClientRect().height).toBe(
        measures.listBoxMaxHeight,
      ),
    );
    await step('Page Down and Page Up move by the visible height', async () => {
      const place = () =>
        within(canvasElement)
          .getAllByRole('option')
          .indexOf(document.activeElement as HTMLElement);
      await userEvent.tab();
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(place()).toBeGreaterThan(5));
      const page = place();
      await expect(page).toBeLessThan(20);
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(place()).toBeGreaterThan(page + 5));
      await userEvent.keyboard('{PageUp}{PageUp}');
      await waitFor(() => expect(place()).toBe(0));
    });
  },
};

const tenThousand = songs(10_000);

export const TenThousand: Story = {
  args: { items: tenThousand, children: renderSong as ListBoxProps<object>['children'] },
  play: async ({ canvasElement, step }) => {
    // The code of virtualized lists is loaded when it is used.
    await within(canvasElement).findByRole('option', { name: 'Song 1' });
    const list = within(canvasElement).getByRole('listbox');
    await step('FLOAT-4 it is at most 420 px high', () =>
      expect(list.getBoundingClientRect().height).toBe(measures.listBoxMaxHeight),
    );
    await step('only visible options are rendered, and each exposes its position and the total', async () => {
      await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(5));
      await expect(within(list).getAllByRole('option').length).toBeLessThan(60);
      await expect(option(list, 'Song 1')).toHaveAttribute('aria-setsize', '10000');
    });
    await step('End moves to the last option', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(option(list, 'Song 10000')).toHaveFocus());
    });
  },
};

function Loading(props: ListBoxProps<Song>) {
  const [items, setItems] = useState(() => songs(20));
  return (
    <div style={{ maxInlineSize: 320 }}>
      <ListBox
        {...props}
        items={items}
        isLoadingMore={items.length < 60}
        onLoadMore={() => setItems((given) => (given.length < 60 ? songs(given.length + 20) : given))}
      >
        {renderSong}
      </ListBox>
    </div>
  );
}

/** The next items are requested before the end is reached. */
export const LoadMore: Story = {
  render: () => <Loading aria-label="Songs" selectionMode="single" />,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(20));
  },
};
