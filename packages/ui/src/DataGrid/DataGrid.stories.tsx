import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { expectFocusIn } from '../testing/expectFocusIn.ts';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { DataGrid, type DataGridRange } from './DataGrid.tsx';
import { onAction, row, type Track, trackAt, tracks, Tracks } from './storyTracks.tsx';

const onLoadMore = fn();
const onRange = fn();

const meta = {
  title: 'ui/Collections/DataGrid',
  component: DataGrid,
  render: () => <Tracks count={8} />,
  beforeEach: () => {
    onAction.mockClear();
    onLoadMore.mockClear();
    onRange.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const rowIndex = () => Number(document.activeElement?.getAttribute('aria-rowindex')) - 1;

export const Default: Story = {
  play: async ({ step }) => {
    if (isPhonePage()) return;
    await step('a row is 56 px high', () => expect(row(1).getBoundingClientRect().height).toBe(56));
    await step('columns line up to the pixel', async () => {
      const edges = (line: HTMLElement) =>
        [...line.children].map((cell) => cell.getBoundingClientRect().left);
      const [head] = screen.getAllByRole('row');
      for (const number of [1, 4, 8]) await expect(edges(row(number))).toEqual(edges(head!));
    });
    await step('the numbers of rows and columns are exposed', async () => {
      const grid = screen.getByRole('grid', { name: 'Tracks' });
      await expect(grid).toHaveAttribute('aria-rowcount', '9');
      await expect(grid).toHaveAttribute('aria-colcount', '7');
      await expect(row(3)).toHaveAttribute('aria-current', 'true');
    });
    await step('a double click activates the row, except on a link', async () => {
      await userEvent.dblClick(within(row(2)).getAllByRole('gridcell')[4]!);
      await expect(onAction).toHaveBeenCalledTimes(1);
      await expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), 1);
      await fireEvent.doubleClick(within(row(2)).getByRole('link', { name: /Low Tide/ }));
      await expect(onAction).toHaveBeenCalledTimes(1);
    });
  },
};

/** Rows that are sorted by the press of a header. */
function SortedTracks() {
  const [isDescending, setDescending] = useState(false);
  const rows = tracks(5).toSorted((a, b) => (isDescending ? b.plays - a.plays : a.plays - b.plays));
  return (
    <DataGrid
      label="Tracks"
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={[
        { id: 'title', header: 'Title', render: ({ name }) => name },
        {
          id: 'plays',
          header: 'Plays',
          align: 'end',
          sorted: isDescending ? 'descending' : 'ascending',
          onSort: () => setDescending(!isDescending),
          render: ({ plays }) => plays,
        },
      ]}
    />
  );
}

export const Sorted: Story = {
  render: () => <SortedTracks />,
  play: async () => {
    if (isPhonePage()) return;
    const header = screen.getByRole('columnheader', { name: 'Plays' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(screen.getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Plays' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveFocus());
  },
};

/** The keyboard table of the ARIA grid pattern, with rows as the focusable elements. */
export const Keyboard: Story = {
  tags: ['rtl'],
  render: () => (
    <>
      <button type="button">Before</button>
      <Tracks count={8} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ step }) => {
    if (isPhonePage()) return;
    screen.getByRole('button', { name: 'Before' }).focus();
    await step('it is one tab stop', async () => {
      await userEvent.tab();
      await expect(row(1)).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(row(1)).toHaveFocus();
    });
    await step('up and down move between rows and stop at the ends', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(rowIndex()).toBe(1);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(rowIndex()).toBe(3);
    });
    await step('End and Home move to the last and first row', async () => {
      await userEvent.keyboard('{End}');
      await expect(rowIndex()).toBe(8);
      await userEvent.keyboard('{ArrowDown}');
      await expect(rowIndex()).toBe(8);
      await userEvent.keyboard('{Home}');
      await expect(rowIndex()).toBe(1);
    });
    await step('left and right move between the controls of a row', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(within(row(1)).getByRole('link', { name: 'Paper Lanterns 1' })).toHaveFocus();
      await userEvent.keyboard(arrow('end'));
      await expect(within(row(1)).getByRole('link', { name: 'Ines Calloway' })).toHaveFocus();
    });
    await step('down keeps the index of the control', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(within(row(2)).getByRole('link', { name: 'The Quiet Hours' })).toHaveFocus();
      await userEvent.keyboard(arrow('start').repeat(2));
      await expect(row(2)).toHaveFocus();
    });
    await step('Enter activates the row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }), 1);
    });
  },
};

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  return (
    <>
      <Tracks count={6} selectedKeys={selected} onSelectionChange={setSelected} />
      <output>{[...selected].join()}</output>
    </>
  );
}

/** SELECT-1 rows are selected by click, Ctrl, Shift and by keyboard. Enter and a double click still activate them. */
export const Selection: Story = {
  tags: ['rtl'],
  render: () => <Selectable />,
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const chosen = () => canvas.getByRole('status').textContent;
    const tap = (target: Element) =>
      target.dispatchEvent(
        new PointerEvent('click', { pointerType: 'touch', bubbles: true, cancelable: true }),
      );
    const user = userEvent.setup();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await step('a click selects one row, and does not activate it', async () => {
      await user.click(row(2));
      await user.click(row(3));
      await expect(chosen()).toBe('3');
      await expect(row(3)).toHaveAttribute('aria-selected', 'true');
      await expect(row(2)).toHaveAttribute('aria-selected', 'false');
      await expect(onAction).not.toHaveBeenCalled();
    });
    await step('Ctrl adds and removes, Shift extends', async () => {
      await user.keyboard('{Control>}');
      await user.click(row(5));
      await expect(chosen()).toBe('3,5');
      await user.click(row(3));
      await expect(chosen()).toBe('5');
      await user.click(row(5));
      await user.click(row(4));
      await user.keyboard('{/Control}{Shift>}');
      await user.click(row(2));
      await user.keyboard('{/Shift}');
      await expect(chosen()).toBe('2,3,4');
    });
    await step('a double click activates', async () => {
      await user.dblClick(row(1));
      await expect(onAction).toHaveBeenCalledTimes(1);
      await expect(chosen()).toBe('1');
    });
    await step('keys: Space, Shift with arrows, Ctrl+A, Escape', async () => {
      await user.keyboard('{Escape}');
      await expect(chosen()).toBe('');
      await user.keyboard('{ArrowDown} ');
      await expect(chosen()).toBe('2');
      await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(chosen()).toBe('2,3,4');
      await user.keyboard('{Control>}a{/Control}');
      await expect(chosen()).toBe('1,2,3,4,5,6');
      await user.keyboard('{Escape}');
      await expect(chosen()).toBe('');
    });
    await step('SELECT-2 on touch a tap activates, and selects while a selection is open', async () => {
      tap(row(4));
      await expect(onAction).toHaveBeenCalledTimes(2);
      row(4).focus();
      await user.keyboard(' ');
      tap(row(6));
      await expect(onAction).toHaveBeenCalledTimes(2);
      await expect(chosen()).toMatch(/6$/);
    });
  },
};

export const ContextMenu: Story = {
  play: async ({ step }) => {
    await step('a right click opens the menu of the row under the pointer', async () => {
      const { left, top } = row(4).getBoundingClientRect();
      await fireEvent.contextMenu(row(4), { clientX: left + 200, clientY: top + 20, button: 2 });
      // The code of menus is loaded when the first one opens.
      await expectFocusIn(await screen.findByRole('menu', { name: /Glass Harbour 4/ }, { timeout: 10_000 }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('the menu key opens the menu of the focused row', async () => {
      row(2).focus();
      const { left, bottom } = row(2).getBoundingClientRect();
      await fireEvent.contextMenu(row(2), { clientX: left, clientY: bottom - 1, button: 0 });
      await expectFocusIn(await screen.findByRole('menu', { name: /Low Tide 2/ }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(row(2)).toHaveFocus());
    });
    await step('the button of a row opens its menu too', async () => {
      await userEvent.hover(row(5));
      await userEvent.click(within(row(5)).getByRole('button', { name: /More options/ }));
      await screen.findByRole('menu', { name: /Copper Sky 5/ });
    });
  },
};

/** 10,000 rows, of which only those in the viewport are rendered. */
export const Virtualised: Story = {
  render: () => <Tracks count={10_000} onLoadMore={onLoadMore} />,
  play: async ({ step }) => {
    const drawn = () => screen.getAllByRole('row').length;
    await step('only the visible rows are rendered', async () => {
      await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
      await expect(drawn()).toBeLessThan(60);
      await expect(onLoadMore).not.toHaveBeenCalled();
    });
    await step('End moves to the last of all rows and scrolls it into view', async () => {
      row(1).focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(rowIndex()).toBe(10_000));
      await waitFor(async () => {
        const { bottom } = document.activeElement!.getBoundingClientRect();
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      });
      await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(drawn()).toBeLessThan(80));
    });
    await step('Page Up moves back by nearly the height of the viewport', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(rowIndex()).toBeLessThan(9_996);
      await expect(rowIndex()).toBeGreaterThan(9_970);
    });
    await step('the focused row stays rendered while it is scrolled out of view', async () => {
      const focused = document.activeElement;
      window.scrollTo(0, 0);
      await waitFor(() => expect(screen.getByRole('row', { name: /Paper Lanterns 1,/ })).toBeVisible());
      await expect(focused).toHaveFocus();
    });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(rowIndex()).toBe(1));
    await step('Page Down moves forward by nearly the height of the viewport', async () => {
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(rowIndex()).toBeGreaterThan(4));
      await expect(rowIndex()).toBeLessThan(31);
    });
  },
};

const all = 100_000;

function ReadAnywhere() {
  const [rows, setRows] = useState<(Track | undefined)[]>(() => Array.from({ length: all }));
  const load = useCallback(({ start, end }: DataGridRange) => {
    onRange(start, end);
    setTimeout(
      () =>
        setRows((known) => {
          const next = [...known];
          for (let index = start; index < end; index += 1) next[index] = trackAt(index);
          return next;
        }),
      20,
    );
  }, []);
  return <Tracks count={0} rows={rows} rowKey={(_, index) => index} onVisibleRangeChange={load} />;
}

/** 100,000 rows, of which only those are loaded that have been in view. */
export const NotLoaded: Story = {
  render: () => <ReadAnywhere />,
  play: async ({ step }) => {
    await step('the scroll bar has the length of all rows', async () => {
      await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', `${all + 1}`);
      await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(all * 56);
    });
    await waitFor(() => expect(row(1)).toBeVisible());
    await step('a row that is not loaded has the focus, and keeps it when it is', async () => {
      row(1).focus();
      await userEvent.keyboard('{End}');
      await expect(rowIndex()).toBe(all);
      await waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-busy'));
      await expect(document.activeElement).toHaveAccessibleName(/ 100000, /);
    });
    await step('the rows in view are asked for, and no others', async () => {
      const [start] = onRange.mock.lastCall as [number, number];
      await expect(start).toBeGreaterThan(all - 60);
      await expect(onRange.mock.calls.length).toBeLessThan(8);
    });
  },
};

export const Disabled: Story = {
  render: () => <Tracks count={4} isRowDisabled={({ id }) => id === 2} />,
  play: async ({ step }) => {
    await step('only the disabled row is exposed as disabled', async () => {
      await expect(row(2)).toHaveAttribute('aria-disabled', 'true');
      await expect(row(1)).not.toHaveAttribute('aria-disabled', 'true');
    });
    await step('neither Enter nor a double click activates it', async () => {
      row(2).focus();
      await userEvent.keyboard('{Enter}');
      await fireEvent.doubleClick(row(2));
      await expect(onAction).not.toHaveBeenCalled();
    });
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
