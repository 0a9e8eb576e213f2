import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { arrow } from '../testing/arrow.ts';
import { Cell, Row } from './Row.tsx';
import { cells, columns, records, type Record, row, selectAll, Songs } from './storySongs.tsx';
import { type Key, type Selection, Table } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

const onRowAction = fn();

const meta = {
  title: 'ui/Collections/Table',
  component: Table,
  args: { children: null },
  render: ({ children: _children, ...args }) => <Songs {...args} />,
  beforeEach: () => void onRowAction.mockClear(),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  play: async ({ step }) => {
    await step('numbers are aligned at the end with tabular figures', async () => {
      const [, , plays] = screen.getAllByRole('columnheader');
      const cell = within(row(/Low Tide/)).getByText('88,120');
      await expect(getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums');
      const end = document.documentElement.dir === 'rtl' ? 'left' : 'right';
      const edge = within(plays!).getByText('Plays').getBoundingClientRect()[end];
      await expect(Math.abs(cell.getBoundingClientRect()[end] - edge)).toBeLessThan(1);
    });
    await step('a row is 48 px high', () => expect(row(/Low Tide/).getBoundingClientRect().height).toBe(48));
  },
};

/** The keyboard table of the ARIA grid pattern. */
export const Keyboard: Story = {
  tags: ['rtl'],
  args: { onRowAction, selectionMode: 'multiple' },
  play: async ({ step }) => {
    await userEvent.tab();
    await step('Tab goes to the first row, down to the next', async () => {
      await expect(row(/Paper Lanterns/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(row(/Low Tide/)).toHaveFocus();
    });
    await step('the focus ring is rounded and inside the row', async () => {
      const { borderTopWidth, borderTopLeftRadius, top } = getComputedStyle(row(/Low Tide/), '::after');
      await expect([borderTopWidth, borderTopLeftRadius, top]).toEqual(['2px', '6px', '1px']);
    });
    await step('horizontal arrow keys go from the row to its cells and back', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(within(row(/Low Tide/)).getByRole('checkbox')).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await expect(document.activeElement).toHaveTextContent('Low Tide');
      await userEvent.keyboard(arrow('end'));
      await expect(document.activeElement).toHaveTextContent('The Quiet Hours');
      await userEvent.keyboard('{ArrowDown}');
      await expect(document.activeElement).toHaveTextContent('Mara Lindqvist');
      await userEvent.keyboard('{Home}');
      await expect(within(row(/Winter Orchard/)).getByRole('checkbox')).toHaveFocus();
      // user-event does not support End in a checkbox.
      await fireEvent.keyDown(document.activeElement!, { key: 'End' });
      await expect(document.activeElement).toHaveTextContent('4:19');
    });
    await step('Control Home and End go to the first and the last row', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(document.activeElement!.closest('tr')).toBe(row(/Copper Sky/));
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(document.activeElement!.closest('tr')).toBe(row(/Paper Lanterns/));
    });
    await step('Up from the first row goes to the header', async () => {
      await userEvent.keyboard(arrow('end'));
      await userEvent.keyboard('{ArrowUp}');
      await expect(document.activeElement).toHaveAttribute('role', 'columnheader');
      await expect(getComputedStyle(document.activeElement!, '::after').borderTopLeftRadius).toBe('6px');
    });
    await step('Space, Shift with arrow keys, Control+A and Escape change the selection', async () => {
      row(/Glass Harbour/).focus();
      await userEvent.keyboard(' ');
      await expect(row(/Glass Harbour/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(row(/Winter Orchard/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(5);
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await step('Enter runs the action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onRowAction).toHaveBeenCalledWith(3);
    });
    await step('letters focus the row that begins with them', async () => {
      await userEvent.keyboard('co');
      await expect(row(/Copper Sky/)).toHaveFocus();
    });
  },
};

export const Selecting: Story = {
  render: function Render() {
    const [selected, setSelected] = useState<Selection>(new Set<Key>([2]));
    return (
      <Songs
        variant="card"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        disabledKeys={[4]}
        disabledBehavior="selection"
      />
    );
  },
  play: async ({ step }) => {
    const all = selectAll();
    const box = (name: RegExp) => within(row(name)).getByRole('checkbox');
    await step('with some rows selected the checkbox of the header is indeterminate', () =>
      expect((all as HTMLInputElement).indeterminate).toBe(true),
    );
    await step('Shift with a press selects a range', async () => {
      await userEvent.click(row(/Winter Orchard/));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(row(/Paper Lanterns/));
      await userEvent.keyboard('{/Shift}');
      await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(3);
    });
    await step('the checkbox of the header selects all selectable rows', async () => {
      await userEvent.click(all);
      await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4);
      await expect(box(/Glass Harbour/)).toBeDisabled();
      await userEvent.click(all);
      await expect(screen.queryAllByRole('row', { selected: true })).toHaveLength(0);
    });
    await userEvent.click(box(/Low Tide/));
  },
};

export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultSelectedKeys: [3], disallowEmptySelection: true },
};

export const Densities: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {(['compact', 'regular', 'relaxed'] as const).map((density) => (
        <Songs
          key={density}
          aria-label={density}
          density={density}
          variant="card"
          items={records.slice(0, 2)}
        />
      ))}
    </div>
  ),
  play: async () => {
    for (const [density, height] of [
      ['compact', 36],
      ['regular', 48],
      ['relaxed', 60],
    ] as const) {
      const [, first] = within(screen.getByRole('grid', { name: density })).getAllByRole('row');
      await expect(first!.getBoundingClientRect().height).toBe(height);
    }
  },
};

export const Empty: Story = {
  render: () => (
    <Table aria-label="Songs">
      {columns}
      <TableBody
        items={[] as Record[]}
        renderEmptyState={() => <EmptyState title="No songs yet" description="Upload the first one." />}
      >
        {(item) => <Row>{cells(item)}</Row>}
      </TableBody>
    </Table>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'No songs yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <Table aria-label="Songs" selectionMode="multiple">
      {columns}
      <TableBody items={[] as Record[]} isLoading>
        {(item) => <Row>{cells(item)}</Row>}
      </TableBody>
    </Table>
  ),
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
  },
};

const onMore = fn();

/** The row is a link; its actions are visible while it is hovered or focused. */
export const LinksAndActions: Story = {
  tags: ['rtl'],
  render: () => (
    <Table aria-label="Songs" selectionMode="multiple">
      <TableHeader>
        <Column id="title" isRowHeader>
          Title
        </Column>
        <Column id="artist">Artist</Column>
        <Column id="actions" align="end" textValue="Actions" width={64}>
          <span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Actions</span>
        </Column>
      </TableHeader>
      <TableBody items={records}>
        {({ id, title, artist }) => (
          <Row href={`#song-${id}`}>
            <Cell>{title}</Cell>
            <Cell>{artist}</Cell>
            <Cell isRevealed>
              <IconButton aria-label={`More about ${title}`} onPress={() => onMore(id)}>
                <MoreIcon />
              </IconButton>
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  ),
  play: async ({ step }) => {
    onMore.mockClear();
    const follow = fn();
    const listen = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      follow(link.hash);
    };
    document.addEventListener('click', listen);
    await step('arrow keys go to an action, which does not follow the link of the row', async () => {
      await userEvent.tab();
      await userEvent.keyboard(arrow('start'));
      await expect(document.activeElement).toHaveAccessibleName('More about Paper Lanterns');
      await userEvent.keyboard('{Enter}');
      await expect(onMore).toHaveBeenCalledWith(1);
      await expect(follow).not.toHaveBeenCalled();
    });
    await step('Enter on the row follows its link, which a router can intercept', async () => {
      row(/Low Tide/).focus();
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalledWith('#song-2');
    });
    document.removeEventListener('click', listen);
  },
};

const long =
  'Concerto for Two Pianos, Percussion and a Very Long Afternoon in D minor, as Played in the Rain';

/** Text that does not fit is truncated, and shown in full on hover and focus. */
export const LongText: Story = {
  tags: ['rtl'],
  render: () => <Songs items={[{ ...records[0]!, id: 9, title: long }, ...records]} />,
  play: async ({ step }) => {
    const text = screen.getByText(long);
    await step('the text is truncated', () => expect(text.scrollWidth).toBeGreaterThan(text.clientWidth));
    await step('a tooltip shows the text on hover', async () => {
      await fireEvent.pointerOver(text);
      await expect(text).toHaveAttribute('title', long);
    });
    await step('the cell shows the text on keyboard focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard(arrow('end'));
      await expect(text.closest('[role="rowheader"]')).toHaveFocus();
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth + 1);
      await expect(getComputedStyle(text).whiteSpace).toBe('normal');
      await userEvent.keyboard('{ArrowDown}');
      await expect(getComputedStyle(text).whiteSpace).toBe('nowrap');
    });
  },
};

/** The table scrolls sideways; the row header column stays visible. */
export const Phone: Story = {
  tags: ['rtl'],
  globals: { viewport: { value: 'phone' } },
  args: { hasStickyColumn: true, variant: 'card', selectionMode: 'multiple' },
  play: async ({ step }) => {
    const grid = screen.getByRole('grid');
    const frame = grid.parentElement!;
    const name = screen.getByRole('rowheader', { name: 'Low Tide' });
    await step('the page does not scroll sideways', async () => {
      await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
    await step('arrow keys scroll the last column into view', async () => {
      row(/Low Tide/).focus();
      await userEvent.keyboard(arrow('start'));
      await waitFor(() => expect(Math.abs(frame.scrollLeft)).toBeGreaterThan(20));
    });
    await step('the row header is still visible', async () => {
      const cell = name.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      const away = document.documentElement.dir === 'rtl' ? box.right - cell.right : cell.left - box.left;
      await expect(Math.abs(away)).toBeLessThan(3);
    });
    frame.scrollLeft = 0;
  },
};
