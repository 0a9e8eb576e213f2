import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { Row } from './Row.tsx';
import { cells, records, type Record, Songs, titles } from './storySongs.tsx';
import { type SortDescriptor, Table } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

/** Columns that people sort and resize. */
const meta = {
  title: 'ui/Collections/Table/Columns',
  component: Table,
  args: { children: null },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
