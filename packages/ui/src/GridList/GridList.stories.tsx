import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { arrow } from '../testing/arrow.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon, PlayIcon } from '../icons/icons.tsx';
import { moveItems } from '../reorder/moveItems.ts';
import { useReorder } from '../reorder/useReorder.tsx';
import { GridList, GridListItem, type GridListProps } from './GridList.tsx';

interface Artist {
  id: string;
  name: string;
  genre: string;
}

const artists: Artist[] = [
  { id: 'ines', name: 'Ines Calloway', genre: 'Neo-classical' },
  { id: 'hours', name: 'The Quiet Hours', genre: 'Ambient' },
  { id: 'mara', name: 'Mara Lindqvist', genre: 'Folk' },
  { id: 'ferro', name: 'Ferro & Sons', genre: 'Dub' },
];

const onAction = fn();
const onPlay = fn();

function Artists({ items = artists, ...props }: Partial<GridListProps<Artist>>) {
  return (
    <GridList aria-label="Artists" {...props} items={items}>
      {({ id, name, genre }) => (
        <GridListItem
          id={id}
          textValue={name}
          icon={<Avatar name={name} size="sm" />}
          description={genre}
          actions={
            <>
              <IconButton aria-label={`Play ${name}`} onPress={() => onPlay(id)}>
                <PlayIcon />
              </IconButton>
              <IconButton aria-label={`More about ${name}`}>
                <MoreIcon />
              </IconButton>
            </>
          }
        >
          {name}
        </GridListItem>
      )}
    </GridList>
  );
}

const meta = {
  title: 'ui/Collections/GridList',
  component: GridList,
  render: (args) => <Artists {...(args as Partial<GridListProps<Artist>>)} />,
  beforeEach: () => {
    onAction.mockClear();
    onPlay.mockClear();
  },
} satisfies Meta<typeof GridList>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: RegExp) => screen.getByRole('row', { name });
const order = () => screen.getAllByRole('row').map((item) => item.getAttribute('data-key'));

export const Default: Story = { args: { density: 'relaxed' } };

/** The keyboard table of the ARIA grid pattern, for a grid of one column. */
export const Keyboard: Story = {
  tags: ['rtl'],
  args: { selectionMode: 'multiple', onAction },
  play: async ({ step }) => {
    await userEvent.tab();
    await step('arrow keys, Home and End move from item to item', async () => {
      await expect(row(/Ines/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/Quiet/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(row(/Ferro/)).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
      await expect(row(/Mara/)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(row(/Quiet/)).toHaveFocus();
    });
    await step('arrow keys in the reading direction move through the buttons', async () => {
      await userEvent.keyboard(arrow('end').repeat(2));
      await expect(document.activeElement).toHaveAccessibleName('Play The Quiet Hours');
      await userEvent.keyboard('{Enter}');
      await expect(onPlay).toHaveBeenCalledWith('hours');
      await expect(onAction).not.toHaveBeenCalled();
      await userEvent.keyboard(arrow('start').repeat(2));
      await expect(row(/Quiet/)).toHaveFocus();
    });
    await step('Enter activates, Space selects, and Escape clears the selection', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledWith('hours');
      await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
      await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(2);
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(screen.getAllByRole('row', { selected: true })).toEqual([row(/Quiet/)]);
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4);
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('letters move to an item by type-ahead', async () => {
      await userEvent.keyboard('fe');
      await expect(row(/Ferro/)).toHaveFocus();
    });
    await step('it is one tab stop: Shift and Tab leave it, and Tab returns to the same item', async () => {
      // A simulated Tab starts from the element of the key down; a real one from where the list has moved the focus.
      await fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey: true });
      await expect(screen.getByRole('grid')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
      await expect(row(/Ferro/)).toHaveFocus();
    });
  },
};

export const Selecting: Story = {
  args: {
    variant: 'card',
    selectionMode: 'multiple',
    defaultSelectedKeys: ['mara'],
    disabledKeys: ['ferro'],
  },
  play: async ({ step }) => {
    const box = (name: RegExp) => within(row(name)).getByRole('checkbox');
    await step('a press anywhere on an item selects it, except on a button', async () => {
      await userEvent.click(screen.getByText('Ines Calloway'));
      await expect(box(/Ines/)).toBeChecked();
      await userEvent.click(screen.getByRole('button', { name: 'Play The Quiet Hours' }));
      await expect(box(/Quiet/)).not.toBeChecked();
    });
    await step('the selection box is drawn as a checkbox, centred in the line', async () => {
      const mark = row(/Mara/).querySelector('label > span:has(svg)')!.getBoundingClientRect();
      const line = row(/Mara/).getBoundingClientRect();
      await expect([mark.width, mark.height]).toEqual([18, 18]);
      await expect(Math.abs(mark.top + mark.bottom - line.top - line.bottom)).toBeLessThanOrEqual(1);
    });
    await step('the box of a disabled item is disabled', () => expect(box(/Ferro/)).toBeDisabled());
  },
};

/** Disabled items, by their own prop or by `disabledKeys`, are skipped by the keyboard and cannot be pressed. */
export const Disabled: Story = {
  args: { selectionMode: 'multiple', onAction, disabledKeys: ['hours'] },
  render: (args) => (
    <GridList {...args} aria-label="Artists">
      <GridListItem id="ines">Ines Calloway</GridListItem>
      <GridListItem id="hours">The Quiet Hours</GridListItem>
      <GridListItem id="mara" isDisabled description="On leave">
        Mara Lindqvist
      </GridListItem>
      <GridListItem id="ferro">Ferro & Sons</GridListItem>
    </GridList>
  ),
  play: async ({ step }) => {
    await step('it is exposed as disabled', async () => {
      for (const name of [/Quiet/, /Mara/]) await expect(row(name)).toHaveAttribute('aria-disabled', 'true');
    });
    await step('a press neither activates nor selects it', async () => {
      await userEvent.click(screen.getByText('The Quiet Hours'));
      await userEvent.click(screen.getByText('Mara Lindqvist'));
      await expect(onAction).not.toHaveBeenCalled();
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('the keyboard skips it, and “select all” selects all others', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/Ferro/)).toHaveFocus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(screen.getAllByRole('row', { selected: true })).toEqual([row(/Ines/), row(/Ferro/)]);
    });
  },
};

/** With `disabledBehavior="selection"` an item can be opened and not selected. */
export const DisabledForSelection: Story = {
  args: {
    selectionMode: 'multiple',
    onAction,
    disabledKeys: ['hours'],
    disabledBehavior: 'selection',
  },
  play: async () => {
    await expect(within(row(/Quiet/)).getByRole('checkbox')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {Enter}');
    await expect(row(/Quiet/)).toHaveFocus();
    await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    await expect(onAction).toHaveBeenCalledWith('hours');
  },
};

/** The selection behaviour of desktop lists: a press selects one, with Control several. */
export const Replacing: Story = {
  args: { selectionMode: 'multiple', selectionBehavior: 'replace', defaultSelectedKeys: ['ines'] },
  play: async () => {
    await userEvent.click(screen.getByText('Mara Lindqvist'));
    await expect(screen.getAllByRole('row', { selected: true })).toEqual([row(/Mara/)]);
  },
};

export const Densities: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['compact', 'regular', 'relaxed'] as const).map((density) => (
        <GridList key={density} aria-label={density} density={density} variant="card">
          <GridListItem id="a">Paper Lanterns</GridListItem>
          <GridListItem id="b">Low Tide</GridListItem>
        </GridList>
      ))}
    </div>
  ),
  play: async () => {
    const heights = ['compact', 'regular', 'relaxed'].map(
      (name) => within(screen.getByRole('grid', { name })).getAllByRole('row')[0]!.offsetHeight,
    );
    await expect(heights).toEqual([36, 48, 60]);
  },
};

export const Links: Story = {
  render: () => (
    <GridList aria-label="Pages">
      <GridListItem id="a" href="#albums">
        Albums
      </GridListItem>
      <GridListItem id="b" href="#artists">
        Artists
      </GridListItem>
    </GridList>
  ),
  play: async () => {
    await expect(row(/Albums/)).toHaveAttribute('data-href', '#albums');
  },
};

export const Empty: Story = {
  args: { renderEmptyState: () => <EmptyState title="You follow nobody yet" /> },
  render: (args) => <Artists {...(args as Partial<GridListProps<Artist>>)} items={[]} />,
  play: async () => {
    const list = screen.getByRole('grid', { name: 'Artists' });
    await expect(within(list).getByRole('heading', { name: 'You follow nobody yet' })).toBeVisible();
  },
};

export const Reordering: Story = {
  tags: ['rtl'],
  render: function Render() {
    const [items, setItems] = useState(artists);
    const dragAndDropHooks = useReorder<Artist>({
      itemLabel: ({ name }) => name,
      onMove: (move) => setItems((old) => moveItems(old, ({ id }) => id, move)),
    });
    return <Artists items={items} dragAndDropHooks={dragAndDropHooks} density="relaxed" />;
  },
  play: async ({ step }) => {
    await step('Enter on the handle starts the drag, arrow keys move the item, Enter drops it', async () => {
      await userEvent.tab();
      await userEvent.keyboard(`${arrow('end')}{Enter}`);
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      await userEvent.keyboard('{End}{Enter}');
      await waitFor(() => expect(order()).toEqual(['hours', 'mara', 'ferro', 'ines']));
    });
  },
};

/** Only the visible items are rendered. */
export const TenThousand: Story = {
  render: () => (
    <GridList
      aria-label="Songs"
      isVirtualized
      maxHeight={400}
      items={Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, name: `Track ${index + 1}` }))}
      selectionMode="multiple"
    >
      {({ id, name }) => <GridListItem id={id}>{name}</GridListItem>}
    </GridList>
  ),
  play: async () => {
    await waitFor(() => expect(row(/Track 1\b/)).toBeVisible());
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    const place = () => Number(document.activeElement?.getAttribute('aria-rowindex'));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(row(/Track 10000/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(place()).toBeLessThan(9_997));
    await expect(place()).toBeGreaterThan(9_980);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(row(/Track 1\b/)).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(place()).toBeGreaterThan(4));
    await expect(place()).toBeLessThan(20);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selectionMode: 'multiple', variant: 'card' },
  render: (args) => (
    <Artists
      {...(args as Partial<GridListProps<Artist>>)}
      items={[
        {
          id: 'long',
          name: 'The Philharmonic Orchestra of a Town with a Name as Long as This',
          genre: 'Concertos for two pianos, percussion and a very long afternoon',
        },
        { id: 'word', name: longText, genre: longText },
        ...artists,
      ]}
    />
  ),
  play: async () => {
    await expectToFit(screen.getByRole('grid'));
    for (const item of screen.getAllByRole('row')) await expectToFit(item);
    for (const button of screen.getAllByRole('button')) await expect(button.offsetWidth).toBeGreaterThan(24);
  },
};
