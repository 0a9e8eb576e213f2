import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moveItems } from '../reorder/moveItems.ts';
import { useReorder } from '../reorder/useReorder.tsx';
import { arrow } from '../testing/arrow.ts';
import { Cell, Row } from './Row.tsx';
import {
  cells,
  columns,
  number,
  records,
  type Record,
  row,
  selectAll,
  Songs,
  titles,
} from './storySongs.tsx';
import { Table } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

/** Many rows, nested rows, rows that are loaded on demand, and rows that people reorder. */
const meta = {
  title: 'ui/Collections/Table/Rows',
  component: Table,
  args: { children: null },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await step('the menu of the handle moves the row without a drag', async () => {
      await userEvent.click(within(row(/Copper Sky/)).getByRole('button'));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
      await waitFor(() => expect(titles()).toMatch(/^Copper/));
      await waitFor(() => expect(within(row(/Copper Sky/)).getByRole('button')).toHaveFocus());
    });
  },
};
