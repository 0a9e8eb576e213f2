import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { Cell, Row } from './Row.tsx';
import { cells, columns, number, records, row, selectAll } from './storySongs.tsx';
import { Table } from './Table.tsx';
import { TableBody, TableFooter } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

/** Header, totals and columns that stay visible while the table scrolls. */
const meta = {
  title: 'ui/Collections/Table/Sticky',
  component: Table,
  args: { children: null },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

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
