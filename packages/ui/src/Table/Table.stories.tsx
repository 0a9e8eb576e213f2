import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Key, Selection, SortDescriptor } from 'react-aria-components/Table';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { arrow } from '../testing/arrow.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { moveItems } from '../reorder/moveItems.ts';
import { useReorder } from '../reorder/useReorder.tsx';
import { Cell, Row } from './Row.tsx';
import { Table, type TableProps } from './Table.tsx';
import { TableBody, TableFooter } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

interface Record {
  id: number;
  title: string;
  artist: string;
  plays: number;
  length: string;
}

const records: Record[] = [
  { id: 1, title: 'Paper Lanterns', artist: 'Ines Calloway', plays: 1_204_911, length: '3:41' },
  { id: 2, title: 'Low Tide', artist: 'The Quiet Hours', plays: 88_120, length: '5:02' },
  { id: 3, title: 'Winter Orchard', artist: 'Mara Lindqvist', plays: 640_007, length: '4:19' },
  { id: 4, title: 'Glass Harbour', artist: 'Ferro & Sons', plays: 9_800, length: '2:58' },
  { id: 5, title: 'Copper Sky', artist: 'Ines Calloway', plays: 310_554, length: '3:12' },
];

const number = new Intl.NumberFormat('en-US');

const columns = (
  <TableHeader>
    <Column id="title" isRowHeader allowsSorting>
      Title
    </Column>
    <Column id="artist" allowsSorting>
      Artist
    </Column>
    <Column id="plays" align="end" allowsSorting>
      Plays
    </Column>
    <Column id="length" align="end">
      Length
    </Column>
  </TableHeader>
);

const cells = ({ title, artist, plays, length }: Record) => [
  <Cell key="title">{title}</Cell>,
  <Cell key="artist">{artist}</Cell>,
  <Cell key="plays">{number.format(plays)}</Cell>,
  <Cell key="length">{length}</Cell>,
];

const onRowAction = fn();

function Songs({ items = records, ...props }: Partial<TableProps> & { items?: Record[] }) {
  return (
    <Table aria-label="Songs" {...props}>
      {columns}
      <TableBody items={items}>{(item) => <Row>{cells(item)}</Row>}</TableBody>
    </Table>
  );
}

const meta = {
  title: 'ui/Collections/Table',
  component: Table,
  args: { children: null },
  render: ({ children: _children, ...args }) => <Songs {...args} />,
  beforeEach: () => void onRowAction.mockClear(),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (name: string | RegExp) => screen.getByRole('row', { name });
/** The name of the table is translated. */
const selectAll = () => screen.getAllByRole('checkbox')[0]!;
const titles = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
    .join();

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

export const Sorting: Story = {
  tags: ['rtl'],
  render: function Render() {
    const [sort, setSort] = useState<SortDescriptor>({ column: 'title', direction: 'ascending' });
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const items = records.toSorted((a, b) => {
      const [left, right] = [a[sort.column as keyof Record], b[sort.column as keyof Record]];
      return sign * (typeof left === 'number' ? left - Number(right) : left.localeCompare(String(right)));
    });
    return <Songs items={items} sortDescriptor={sort} onSortChange={setSort} />;
  },
  play: async ({ step }) => {
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await step('the header has aria-sort', () =>
      expect(head('Title')).toHaveAttribute('aria-sort', 'ascending'),
    );
    await step('a press sorts, and another press reverses the order', async () => {
      await userEvent.click(head('Plays'));
      await waitFor(() => expect(titles()).toMatch(/^Glass Harbour,Low Tide/));
      await userEvent.click(head('Plays'));
      await waitFor(() => expect(titles()).toMatch(/^Paper Lanterns,Winter Orchard/));
      await expect(head('Plays')).toHaveAttribute('aria-sort', 'descending');
      await expect(head('Title')).toHaveAttribute('aria-sort', 'none');
    });
    await step('Enter sorts', async () => {
      head('Artist').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(titles()).toMatch(/^Glass Harbour/));
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

export const Resizing: Story = {
  tags: ['rtl'],
  render: () => (
    <Table aria-label="Songs" allowsResizing variant="card">
      <TableHeader>
        <Column id="title" isRowHeader defaultWidth={200} minWidth={120} maxWidth={280}>
          Title
        </Column>
        <Column id="artist" allowsSorting defaultWidth="1fr" minWidth={100}>
          Artist
        </Column>
        <Column id="plays" align="end" width={140} allowsResizing={false}>
          Plays
        </Column>
        <Column id="length" align="end" defaultWidth={100}>
          Length
        </Column>
      </TableHeader>
      <TableBody items={records}>{(item) => <Row>{cells(item)}</Row>}</TableBody>
    </Table>
  ),
  play: async ({ step }) => {
    const head = screen.getByRole('columnheader', { name: /Title/ });
    const width = () => head.getBoundingClientRect().width;
    await waitFor(() => expect(width()).toBe(200));
    await step('by keyboard: Enter on the resizer of the header, arrow keys, Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard(`${arrow('end')}{ArrowUp}${arrow('end')}`);
      await expect(document.activeElement).toHaveAttribute('type', 'range');
      await userEvent.keyboard(`{Enter}${arrow('end')}${arrow('end')}`);
      await waitFor(() => expect(width()).toBe(220));
      await userEvent.keyboard(arrow('end').repeat(9));
      await waitFor(() => expect(width()).toBe(280));
      await userEvent.keyboard(arrow('start').repeat(30));
      await waitFor(() => expect(width()).toBe(120));
      await userEvent.keyboard('{Enter}');
    });
    await step('a column that is not resizable has no resizer', () =>
      expect(within(screen.getByRole('columnheader', { name: /Plays/ })).queryByRole('slider')).toBeNull(),
    );
  },
};

/** Only the visible items are rendered. */
export const TenThousandRows: Story = {
  render: () => (
    <Songs
      items={Array.from({ length: 10_000 }, (_, index) => ({
        ...records[index % records.length]!,
        id: index + 1,
        title: `Track ${index + 1}`,
      }))}
      isVirtualized
      maxHeight={420}
      variant="card"
      selectionMode="multiple"
    />
  ),
  play: async ({ step }) => {
    await waitFor(() => expect(row(/Track 1\b/)).toBeVisible());
    const grid = screen.getByRole('grid');
    await step('aria-rowcount is the number of all rows, and few are rendered', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '10001');
      await expect(screen.getAllByRole('row').length).toBeLessThan(40);
    });
    await step('a key goes to the last row, which is below the header', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      // Asked by its text: finding a row by its name computes the names of all of them, on each change.
      const last = () => screen.getByText('Track 10000').closest('[role=row]')!;
      await waitFor(() => expect(last()).toHaveFocus());
      const head = screen.getByText('Title').closest('[role=columnheader]')!;
      await waitFor(() =>
        expect(head.getBoundingClientRect().top).toBeLessThan(last().getBoundingClientRect().top),
      );
    });
    await step('Select all selects every row', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(selectAll()).toBeChecked();
    });
  },
};

interface Release {
  id: string;
  name: string;
  plays: number;
  children?: Release[];
}

const releases: Release[] = [
  {
    id: 'tide',
    name: 'Tidal',
    plays: 940_113,
    children: [
      { id: 'low', name: 'Low Tide', plays: 88_120 },
      { id: 'high', name: 'High Tide', plays: 851_993 },
    ],
  },
  {
    id: 'orchard',
    name: 'Orchards',
    plays: 640_007,
    children: [{ id: 'winter', name: 'Winter Orchard', plays: 640_007 }],
  },
  { id: 'single', name: 'Copper Sky', plays: 310_554 },
];

const releaseRow = ({ id, name, plays, children }: Release) => (
  <Row key={id} id={id}>
    <Cell>{name}</Cell>
    <Cell>{number.format(plays)}</Cell>
    {children?.map(releaseRow)}
  </Row>
);

export const Expandable: Story = {
  tags: ['rtl'],
  render: () => (
    <Table aria-label="Releases" treeColumn="name" defaultExpandedKeys={['tide']}>
      <TableHeader>
        <Column id="name" isRowHeader>
          Release
        </Column>
        <Column id="plays" align="end">
          Plays
        </Column>
      </TableHeader>
      <TableBody>{releases.map(releaseRow)}</TableBody>
    </Table>
  ),
  play: async ({ step }) => {
    await step('rows have aria-expanded and aria-level', async () => {
      await expect(screen.getByRole('treegrid')).toBeVisible();
      await expect(row(/Tidal/)).toHaveAttribute('aria-expanded', 'true');
      await expect(row(/High Tide/)).toHaveAttribute('aria-level', '2');
    });
    await step('the chevron points down, mirrored in right-to-left text', async () => {
      const sign = document.documentElement.dir === 'rtl' ? 1 : -1;
      await expect(getComputedStyle(row(/Tidal/).querySelector('svg')!).transform).toBe(
        `matrix(0, 1, ${sign}, 0, 0, 0)`,
      );
    });
    await step('a press on the chevron collapses the row', async () => {
      await userEvent.click(within(row(/Tidal/)).getByRole('button'));
      await waitFor(() => expect(screen.queryByRole('row', { name: /High Tide/ })).toBeNull());
    });
    await step('the arrow keys expand and collapse the row', async () => {
      row(/Orchards/).focus();
      await userEvent.keyboard(arrow('end'));
      await waitFor(() => expect(row(/Winter Orchard/)).toBeVisible());
      await userEvent.keyboard(arrow('start'));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Winter Orchard/ })).toBeNull());
    });
  },
};

const total = records.reduce((sum, { plays }) => sum + plays, 0);

/** Header and totals stay visible while the rows scroll between them. */
export const StickyHeadAndTotals: Story = {
  render: () => (
    <Table aria-label="Songs" maxHeight={240} variant="card" selectionMode="multiple">
      {columns}
      <TableBody items={[...records, ...records].map((record, index) => ({ ...record, id: index }))}>
        {(item) => <Row>{cells(item)}</Row>}
      </TableBody>
      <TableFooter>
        <Row>
          <Cell>Total</Cell>
          <Cell />
          <Cell>{number.format(2 * total)}</Cell>
          <Cell />
        </Row>
      </TableFooter>
    </Table>
  ),
  play: async ({ step }) => {
    const frame = screen.getByRole('grid').parentElement!;
    frame.scrollTop = 120;
    const { top, bottom } = frame.getBoundingClientRect();
    await step('header and totals stay visible', async () => {
      const head = screen.getAllByRole('columnheader')[1]!.getBoundingClientRect();
      const foot = row(/Total/).getBoundingClientRect();
      await expect(Math.abs(head.top - top)).toBeLessThan(2);
      await expect(Math.abs(foot.bottom - bottom)).toBeLessThan(2);
    });
    await step('the totals cannot be selected', async () => {
      await expect(within(row(/Total/)).queryByRole('checkbox')).toBeNull();
      await userEvent.click(selectAll());
      await expect(row(/Total/)).toHaveAttribute('aria-selected', 'false');
    });
    frame.scrollTop = 0;
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

/** More rows are loaded near the end; the second request fails once. */
export const LoadMore: Story = {
  render: function Render() {
    const [state, setState] = useState({ count: 20, isLoading: false, isFailed: false, tries: 0 });
    const { count, isLoading, isFailed } = state;
    const load = () => {
      if (isLoading) return;
      setState((old) => ({ ...old, isLoading: true, isFailed: false }));
      setTimeout(
        () =>
          setState(({ count: had, tries }) => ({
            count: tries === 1 ? had : had + 20,
            isLoading: false,
            isFailed: tries === 1,
            tries: tries + 1,
          })),
        50,
      );
    };
    return (
      <Table aria-label="Songs" maxHeight={320} variant="card">
        {columns}
        <TableBody
          items={Array.from({ length: count }, (_, id) => ({
            ...records[id % 5]!,
            id,
            title: `Track ${id + 1}`,
          }))}
          isLoading={isLoading}
          isLoadingFailed={isFailed}
          onLoadMore={count < 60 ? load : undefined}
        >
          {(item) => <Row>{cells(item)}</Row>}
        </TableBody>
      </Table>
    );
  },
  play: async ({ step }) => {
    const frame = screen.getByRole('grid').parentElement!;
    const scroll = () => void (frame.scrollTop = frame.scrollHeight);
    await step('scrolling to the end loads more', async () => {
      scroll();
      await screen.findByRole('row', { name: /Track 40/ }, { timeout: 5000 });
    });
    await step('a failed request shows an error with a retry button', async () => {
      scroll();
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 }));
      await screen.findByRole('row', { name: /Track 60/ }, { timeout: 5000 });
    });
    await step('after the last row nothing is loaded', () =>
      expect(screen.queryByRole('progressbar')).toBeNull(),
    );
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

export const Reordering: Story = {
  tags: ['rtl'],
  render: function Render() {
    const [items, setItems] = useState(records);
    const dragAndDropHooks = useReorder<Record>({
      itemLabel: ({ title }) => title,
      onMove: (move) => setItems((old) => moveItems(old, ({ id }) => id, move)),
    });
    return <Songs items={items} dragAndDropHooks={dragAndDropHooks} selectionMode="multiple" />;
  },
  play: async ({ step }) => {
    await step('by keyboard: the handle starts a drag, arrow keys move, Enter drops', async () => {
      await userEvent.tab();
      await userEvent.keyboard(`${arrow('end')}{Enter}`);
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(titles()).not.toMatch(/^Paper/));
    });
    await step('Escape cancels the drag', async () => {
      const before = titles();
      within(row(/Copper Sky/))
        .getByRole('button')
        .focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).toBeNull());
      await expect(titles()).toBe(before);
    });
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

const manyColumns = (
  <TableHeader>
    <Column id="title" isRowHeader isSticky width={180} minWidth={180}>
      Title
    </Column>
    <Column id="artist" width={240} minWidth={240}>
      Artist
    </Column>
    <Column id="plays" align="end" width={240} minWidth={240}>
      Plays
    </Column>
    <Column id="length" align="end" width={240} minWidth={240}>
      Length
    </Column>
  </TableHeader>
);

const isOnTop = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** The first column is sticky, its header in the corner, with and without virtualization. */
export const StickyColumn: Story = {
  tags: ['rtl'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 520 }}>
      {[false, true].map((isVirtualized) => (
        <Table
          key={String(isVirtualized)}
          aria-label={isVirtualized ? 'Virtual' : 'Plain'}
          variant="card"
          selectionMode="multiple"
          defaultSelectedKeys={[3]}
          maxHeight={240}
          isVirtualized={isVirtualized}
        >
          {manyColumns}
          <TableBody
            items={Array.from({ length: 60 }, (_, id) => ({
              ...records[id % 5]!,
              id,
              title: `Track ${id + 1}`,
            }))}
          >
            {(item) => <Row>{cells(item)}</Row>}
          </TableBody>
        </Table>
      ))}
    </div>
  ),
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const side = document.documentElement.dir === 'rtl' ? 'right' : 'left';
    const sign = side === 'left' ? 1 : -1;
    for (const name of ['Plain', 'Virtual']) {
      const grid = within(await screen.findByRole('grid', { name }));
      const frame = screen.getByRole('grid', { name }).parentElement!;
      await grid.findByRole('rowheader', { name: 'Track 3' });
      const place = (element: Element) => {
        const [box, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        return { x: Math.abs(box[side] - outer[side]), y: box.top - outer.top };
      };
      const head = grid.getByRole('columnheader', { name: 'Title' });
      await step(`${name}: unscrolled, the sticky column has no edge`, () =>
        expect(getComputedStyle(head).boxShadow).toBe('none'),
      );
      frame.scrollTop = 60;
      frame.scrollLeft = sign * 200;
      await step(`${name}: scrolled, the column stays at the side, its header in the corner`, async () => {
        await waitFor(() => expect(frame).toHaveAttribute('data-scrolled'));
        const cell = grid.getByRole('rowheader', { name: 'Track 4' });
        await expect(place(cell).x).toBeLessThan(48);
        await expect(place(head).x).toBe(place(cell).x);
        await expect(place(head).y).toBeLessThan(2);
        // While it scrolls, a virtualized table ignores pointer events.
        await waitFor(async () => {
          for (const element of [cell, head]) await expect(isOnTop(element)).toBe(true);
        });
      });
      await step(`${name}: the column covers the content under it and has an edge`, async () => {
        const cell = grid.getByRole('rowheader', { name: 'Track 4' });
        await expect(getComputedStyle(cell).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
        await expect(getComputedStyle(cell).boxShadow).not.toBe('none');
        await expect(getComputedStyle(head).boxShadow).not.toBe('none');
      });
      await step(`${name}: a focused cell is scrolled out from under the column`, async () => {
        grid.getByRole('rowheader', { name: 'Track 4' }).focus();
        frame.scrollLeft = sign * 400;
        await userEvent.keyboard(arrow('end'));
        const focused = document.activeElement!;
        await expect(focused).toHaveTextContent('Ferro & Sons');
        await waitFor(async () => {
          const stuck = grid.getByRole('rowheader', { name: 'Track 4' }).getBoundingClientRect();
          const box = focused.getBoundingClientRect();
          const gap = side === 'left' ? box.left - stuck.right : stuck.left - box.right;
          await expect(gap).toBeGreaterThanOrEqual(-1);
        });
      });
      frame.scrollLeft = 0;
      await waitFor(() => expect(frame).not.toHaveAttribute('data-scrolled'));
      frame.scrollTop = 0;
    }
  },
};

const stickyColumns = (
  <TableHeader>
    <Column id="title" isRowHeader isSticky defaultWidth={140} minWidth={100}>
      Title
    </Column>
    <Column id="artist" isSticky defaultWidth={120} minWidth={100}>
      Artist
    </Column>
    <Column id="plays" align="end" defaultWidth={200} minWidth={200}>
      Plays
    </Column>
    <Column id="label" defaultWidth={200} minWidth={200}>
      Label
    </Column>
    <Column id="length" align="end" isSticky defaultWidth={90} minWidth={90}>
      Length
    </Column>
    <Column id="state" isSticky defaultWidth={80} minWidth={80}>
      State
    </Column>
  </TableHeader>
);

/** Several columns are sticky, the first ones at the start and the last ones at the end. */
export const StickyColumns: Story = {
  tags: ['rtl'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
      {['Plain', 'Resizable', 'Virtual'].map((name) => (
        <Table
          key={name}
          aria-label={name}
          variant="card"
          maxHeight={200}
          allowsResizing={name !== 'Plain'}
          isVirtualized={name === 'Virtual'}
        >
          {stickyColumns}
          <TableBody items={Array.from({ length: 20 }, (_, id) => ({ ...records[id % 5]!, id }))}>
            {(item) => (
              <Row>
                <Cell>{`Track ${item.id + 1}`}</Cell>
                <Cell>{item.artist}</Cell>
                <Cell>{number.format(item.plays)}</Cell>
                <Cell>Harbour Records</Cell>
                <Cell>{item.length}</Cell>
                <Cell>Live</Cell>
              </Row>
            )}
          </TableBody>
        </Table>
      ))}
    </div>
  ),
  play: async ({ step }) => {
    if (isPhonePage()) return;
    const isMirrored = document.documentElement.dir === 'rtl';
    for (const name of ['Plain', 'Resizable', 'Virtual']) {
      const table = screen.getByRole('grid', { name });
      const grid = within(table);
      const frame = table.parentElement!;
      await grid.findByRole('rowheader', { name: 'Track 2' });
      const edges = (element: Element) => {
        const [box, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
        return isMirrored
          ? { start: outer.right - box.right, end: outer.right - box.left }
          : { start: box.left - outer.left, end: box.right - outer.left };
      };
      const head = (text: RegExp) => grid.getByRole('columnheader', { name: text });
      const all = '[role="rowheader"], [role="gridcell"]';
      const cell = (index: number) =>
        [...grid.getByRole('row', { name: /Track 2\b/ }).querySelectorAll<HTMLElement>(all)].at(index)!;
      const heads = () => [/Title/, /Artist/, /Length/, /State/].map(head);
      const cells = () => [0, 1, -2, -1].map(cell);
      const scroll = (to: number) => void (frame.scrollLeft = isMirrored ? -to : to);
      /** Header above cell, columns side by side, inside the border of the frame. */
      const expectInPlace = () =>
        waitFor(async () => {
          for (const [title, artist, length, state] of [heads().map(edges), cells().map(edges)]) {
            await expect(title!.start).toBeCloseTo(1, 0);
            await expect(artist!.start).toBeCloseTo(title!.end, 1);
            await expect(state!.start).toBeCloseTo(length!.end, 1);
            await expect(state!.end).toBeCloseTo(frame.clientWidth + 1, 0);
          }
          for (const element of [...heads(), ...cells()]) await expect(isOnTop(element)).toBe(true);
        });
      const shadows = () => [...heads(), ...cells()].map((element) => getComputedStyle(element).boxShadow);
      await step(`${name}: unscrolled, the last columns cover the content under them`, async () => {
        await expectInPlace();
        const [title, artist, length, state] = shadows();
        await expect([title, artist, state]).toEqual(['none', 'none', 'none']);
        await expect(length).not.toBe('none');
      });
      await step(`${name}: scrolled, all sticky columns stay`, async () => {
        for (const to of [30, 90]) {
          scroll(to);
          await expectInPlace();
        }
        await waitFor(async () => {
          const isEdge = shadows().map((shadow) => shadow !== 'none');
          await expect(isEdge).toEqual([false, true, true, false, false, true, true, false]);
        });
      });
      await step(`${name}: at the end nothing is under the last columns`, async () => {
        scroll(9999);
        await expectInPlace();
        await waitFor(() => expect(getComputedStyle(head(/Length/)).boxShadow).toBe('none'));
      });
      await step(`${name}: a focused cell is scrolled out from under the columns of both sides`, async () => {
        cell(0).focus();
        const isClear = async () => {
          const focused = edges(document.activeElement!);
          await expect(focused.start).toBeGreaterThanOrEqual(edges(cell(1)).end - 1);
          await expect(focused.end).toBeLessThanOrEqual(edges(cell(-2)).start + 1);
        };
        await userEvent.keyboard(arrow('end').repeat(2));
        await expect(document.activeElement).toHaveTextContent('88,120');
        await waitFor(isClear);
        await userEvent.keyboard(arrow('end'));
        await expect(document.activeElement).toHaveTextContent('Harbour Records');
        await waitFor(isClear);
      });
      if (name !== 'Plain') {
        await step(`${name}: the columns stay adjacent when the first becomes wider`, async () => {
          const { end } = edges(head(/Title/));
          within(head(/Title/)).getByRole('slider').focus();
          await userEvent.keyboard(`{Enter}${arrow('end').repeat(3)}{Enter}`);
          await waitFor(() => expect(edges(head(/Title/)).end).toBeCloseTo(end + 30, 0));
          await expectInPlace();
        });
      }
      scroll(0);
      await waitFor(() => expect(frame).not.toHaveAttribute('data-scrolled'));
    }
  },
};
