import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { isPhonePage } from '../testing/isPhonePage.ts';
import { expectToFit, longText } from '../testing/longText.ts';
import { DataGrid } from './DataGrid.tsx';
import { columns, row, Tracks, tracks } from './storyTracks.tsx';

/** Its width, row height and header, and a grid without rows. */
const meta = {
  title: 'ui/Collections/DataGrid/Layout',
  component: DataGrid,
  render: () => <Tracks count={8} />,
} satisfies Meta;
export default meta;
type Story = StoryObj;

/** Rows of another height, and a column with centred content. */
export const RowHeight: Story = {
  render: () => (
    <Tracks
      count={4}
      rowHeight={40}
      columns={columns
        .filter(({ id }) => id === 'title' || id === 'duration')
        .map((column) => (column.id === 'duration' ? { ...column, align: 'center' } : column))}
    />
  ),
  play: async ({ step }) => {
    await step('a row has the given height', () => expect(row(1).getBoundingClientRect().height).toBe(40));
    await step('centred content has equal space on both sides, in the header too', async () => {
      const [head] = screen.getAllByRole('columnheader').slice(-1);
      const [cell] = within(row(2)).getAllByRole('gridcell').slice(-1);
      for (const box of [head!, cell!]) {
        const range = document.createRange();
        range.selectNodeContents(box);
        const { left, right } = box.getBoundingClientRect();
        const text = range.getBoundingClientRect();
        await expect(Math.abs(text.left - left - (right - text.right))).toBeLessThanOrEqual(1);
      }
    });
  },
};

/** The column headers are visually hidden and remain accessible. */
export const HeaderHidden: Story = {
  render: () => <Tracks count={4} hideHeader />,
  play: async () => {
    if (isPhonePage()) return;
    await expect(screen.getAllByRole('columnheader')).toHaveLength(7);
    const [head] = screen.getAllByRole('row');
    await expect(head!.parentElement!.getBoundingClientRect().height).toBeLessThanOrEqual(1);
  },
};

/** Tab reaches the action of the empty state. */
export const Empty: Story = {
  render: () => (
    <Tracks
      count={0}
      renderEmptyState={() => (
        <EmptyState
          title="No tracks yet"
          description="What you upload appears here."
          action={<Button tone="accent">Upload tracks</Button>}
        />
      )}
    />
  ),
  play: async () => {
    const grid = screen.getByRole('grid', { name: 'Tracks' });
    await expect(within(grid).getByRole('heading', { name: 'No tracks yet' })).toBeVisible();
    await expect(screen.getByRole('gridcell')).toHaveAttribute('aria-colspan', '7');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Upload tracks' })).toHaveFocus();
  },
};

/** Columns are hidden by the width of the grid, not of the viewport. */
export const Narrow: Story = {
  render: () => (
    <div style={{ maxWidth: 420 }}>
      <Tracks count={6} />
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Long names are truncated with an ellipsis: rows keep their height and columns their width. */
export const LongText: Story = {
  render: () => (
    <Tracks
      count={2}
      label={longText}
      rows={tracks(3).map((track) => ({ ...track, name: longText, artist: longText, album: longText }))}
    />
  ),
  play: async ({ step }) => {
    const [head, ...rows] = screen.getAllByRole('row');
    await step('nothing overflows the grid', async () => {
      await expectToFit(screen.getByRole('grid', { name: longText }));
      for (const line of rows) await expectToFit(line);
    });
    await step('rows are as high, and columns as wide, as with short names', async () => {
      const edges = (line: HTMLElement) =>
        [...line.children].map((cell) => cell.getBoundingClientRect().left);
      for (const line of rows) {
        await expect(line.getBoundingClientRect().height).toBe(56);
        if (!isPhonePage()) await expect(edges(line)).toEqual(edges(head!));
      }
    });
    await step('the duration is not truncated', async () => {
      for (const time of screen.getAllByText(/^\d:\d\d$/)) await expectToFit(time);
    });
  },
};
