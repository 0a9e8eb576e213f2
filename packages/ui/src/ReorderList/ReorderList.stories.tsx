import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { arrow } from '../testing/arrow.ts';
import { Text } from '../Text/Text.tsx';
import { ReorderList, type ReorderListProps } from './ReorderList.tsx';

interface Entry {
  key: string;
  name: string;
  artist: string;
}

const entries: Entry[] = [
  { key: 'a', name: 'Paper Lanterns', artist: 'Ines Calloway' },
  { key: 'b', name: 'Low Tide', artist: 'The Quiet Hours' },
  { key: 'c', name: 'Winter Orchard', artist: 'Mara Lindqvist' },
  { key: 'd', name: 'Glass Harbour', artist: 'Ferro & Sons' },
];

const onMove = fn();
const onRemove = fn();
const onAction = fn();
const onSelectionChange = fn();
const onFollow = fn((event: MouseEvent) => event.preventDefault());

function Queue(props: Partial<ReorderListProps<Entry>> & { entries?: Entry[] }) {
  const [items, setItems] = useState(props.entries ?? entries);
  return (
    <div style={{ maxWidth: 360, height: 480 }}>
      <ReorderList
        label="Next up"
        items={items}
        itemKey={({ key }) => key}
        itemLabel={({ name, artist }) => `${name}, ${artist}`}
        renderItem={({ name, artist }) => (
          <>
            <Text truncate>{name}</Text>
            <Text size="sm" tone="muted" truncate>
              {artist}
            </Text>
          </>
        )}
        onMove={(keys, before) => {
          onMove(keys, before);
          setItems((old) => {
            const moved = old.filter((item) => keys.includes(item.key));
            const rest = old.filter((item) => !keys.includes(item.key));
            const at = before === null ? rest.length : rest.findIndex((item) => item.key === before);
            return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
          });
        }}
        onRemove={(item) => {
          onRemove(item.key);
          setItems((old) => old.filter(({ key }) => key !== item.key));
        }}
        onAction={onAction}
        isCurrent={({ key }) => key === 'b'}
        emptyText={<Text tone="muted">Nothing is up next.</Text>}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'ui/Collections/ReorderList',
  component: ReorderList,
  render: () => <Queue />,
  beforeEach: () => {
    onMove.mockClear();
    onRemove.mockClear();
    onAction.mockClear();
    onSelectionChange.mockClear();
    onFollow.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const order = () => screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 3));

export const Default: Story = {};

/** Links are pressed without the row. */
export const Links: Story = {
  render: () => (
    <Queue
      selectedKeys={new Set()}
      onSelectionChange={onSelectionChange}
      renderItem={({ name }) => (
        <a href={`#${name}`} onClick={onFollow}>
          {name}
        </a>
      )}
    />
  ),
  play: async ({ step }) => {
    const link = await screen.findByRole('link', { name: 'Low Tide' });
    await step('a click follows the link, and does not select the row', async () => {
      await userEvent.click(link);
      await expect(onFollow).toHaveBeenCalledOnce();
      await expect(onSelectionChange).not.toHaveBeenCalled();
    });
    await step('Enter follows the link, and does not activate the row', async () => {
      link.focus();
      await userEvent.keyboard('{Enter}');
      await expect(onFollow).toHaveBeenCalledTimes(2);
      await expect(onAction).not.toHaveBeenCalled();
    });
  },
};

export const Keyboard: Story = {
  tags: ['rtl'],
  play: async ({ step }) => {
    await userEvent.tab();
    await step('arrow keys go from item to item', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('row', { name: /Low Tide/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(screen.getByRole('row', { name: /Low Tide/ })).toHaveFocus();
    });
    await step('horizontal arrow keys go to the handle and back', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(document.activeElement).toHaveAccessibleName(/Reorder/);
      await userEvent.keyboard(arrow('start'));
      await expect(screen.getByRole('row', { name: /Low Tide/ })).toHaveFocus();
    });
    await step('letters focus the item that begins with them', async () => {
      await userEvent.keyboard('gl');
      await expect(screen.getByRole('row', { name: /Gla/ })).toHaveFocus();
      screen.getByRole('row', { name: /Low Tide/ }).focus();
    });
    await step('Enter runs the action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledWith(entries[1]);
    });
    await step('Enter on the handle starts a drag, arrow keys choose the position, Enter drops', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(document.activeElement).toHaveAccessibleName(/Reorder/);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(order()).not.toEqual(['Pap', 'Low', 'Win', 'Gla']));
    });
    await step('Delete removes the item', async () => {
      screen.getByRole('row', { name: /Winter Orchard/ }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(onRemove).toHaveBeenCalledWith('c');
      await waitFor(() => expect(screen.queryByRole('row', { name: /Winter Orchard/ })).toBeNull());
    });
  },
};

export const Empty: Story = { render: () => <Queue entries={[]} /> };

export const LongNames: Story = {
  render: () => (
    <Queue
      entries={[
        {
          key: 'long',
          name: 'Concerto for Two Pianos, Percussion and a Very Long Afternoon in D minor',
          artist: 'The Philharmonic Orchestra of a Town with a Name as Long as This',
        },
        { key: 'word', name: longText, artist: longText },
        ...entries,
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    for (const item of screen.getAllByRole('row')) await expectToFit(item);
  },
};

/** From 100 items on the list is virtualized. */
export const Thousand: Story = {
  render: () => (
    <Queue
      entries={Array.from({ length: 1000 }, (_, index) => ({
        key: String(index),
        name: `Track ${index + 1}`,
        artist: 'Ines Calloway',
      }))}
    />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    // A row that is moved out of sight is scrolled into view.
    await userEvent.click(screen.getAllByRole('button', { name: /Reorder Track 1,/ })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    const handle = () => screen.getByRole('button', { name: /Reorder Track 1,/ });
    await waitFor(() => expect(handle()).toHaveFocus());
    const list = screen.getByRole('grid').getBoundingClientRect();
    await waitFor(() => expect(handle().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
    await expect(handle().getBoundingClientRect().top).toBeGreaterThan(list.top);
    await expect(screen.getByRole('row', { name: /^Track 1000,/ })).toBeVisible();
  },
};

function SelectableQueue() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Queue selectedKeys={selected} onSelectionChange={setSelected} />
      <output>{[...selected].join()}</output>
    </>
  );
}

/** SELECT-1 several items are selected with Ctrl and Shift, and moved together. A double click activates one. */
export const Selection: Story = {
  render: () => <SelectableQueue />,
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('row');
    const chosen = () => canvas.getByRole('status').textContent;
    const user = userEvent.setup();
    await step('clicks select', async () => {
      await user.click(rows()[0]!);
      await user.keyboard('{Shift>}');
      await user.click(rows()[1]!);
      await user.keyboard('{/Shift}');
      await expect(chosen()).toBe('a,b');
      await expect(onAction).not.toHaveBeenCalled();
    });
    await step('the handle of one moves both', async () => {
      within(rows()[0]!).getAllByRole('button')[0]!.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
      await expect(onMove.mock.calls[0]?.[0]).toEqual(['a', 'b']);
    });
    await step('a double click activates', async () => {
      await user.dblClick(rows()[3]!);
      await expect(onAction).toHaveBeenCalledTimes(1);
    });
    await step('Escape selects none; the focus alone selects nothing', async () => {
      await user.keyboard('{Escape}{ArrowUp}');
      await expect(chosen()).toBe('');
    });
  },
};

const handleOf = (name: RegExp) =>
  within(screen.getByRole('row', { name })).getByRole('button', { name: /Reorder/ });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** SELECT-4 a press of the handle opens a menu, for people who do not drag (WCAG 2.5.7). Space opens it too. */
export const MoveWithoutDragging: Story = {
  tags: ['rtl', 'modes'],
  render: () => <SelectableQueue />,
  async play({ step }) {
    const user = userEvent.setup();
    const chooses = async (open: () => Promise<void>, name: string) => {
      await open();
      await waitFor(() =>
        expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
      );
      await user.click(item(name));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await step('a mouse moves a row; it is announced, and the handle has the focus', async () => {
      await chooses(() => user.click(handleOf(/Paper/)), 'Move to bottom');
      await expect(order()).toEqual(['Low', 'Win', 'Gla', 'Pap']);
      await expect(screen.getByText('Paper Lanterns, Ines Calloway: position 4 of 4')).toBeInTheDocument();
      await waitFor(() => expect(handleOf(/Paper/)).toHaveFocus());
      await expect(onAction).not.toHaveBeenCalled();
      await expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
    });
    await step('moves that change nothing are disabled', async () => {
      await user.keyboard(' ');
      await waitFor(() => expect(item('Move to top')).toHaveFocus());
      await expect(item('Move down')).toHaveAttribute('aria-disabled', 'true');
      await expect(item('Move to bottom')).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(handleOf(/Paper/)).toHaveFocus());
      await user.keyboard(' ');
      await waitFor(() => expect(item('Move to top')).toHaveFocus());
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(order()).toEqual(['Low', 'Win', 'Pap', 'Gla']));
      await waitFor(() => expect(handleOf(/Paper/)).toHaveFocus());
    });
    await step('a finger moves a row', async () => {
      await chooses(() => user.pointer({ keys: '[TouchA]', target: handleOf(/Low/) }), 'Move down');
      await expect(order()).toEqual(['Win', 'Low', 'Pap', 'Gla']);
      await waitFor(() => expect(handleOf(/Low/)).toHaveFocus());
    });
    await step('selected rows move together', async () => {
      await user.click(screen.getByText('Low Tide'));
      await user.keyboard('{Shift>}');
      await user.click(screen.getByText('Paper Lanterns'));
      await user.keyboard('{/Shift}');
      await user.click(handleOf(/Paper/));
      await waitFor(() => expect(screen.getByText('Selected items: 2')).toBeVisible());
      await user.click(item('Move to top'));
      await waitFor(() => expect(order()).toEqual(['Low', 'Pap', 'Win', 'Gla']));
      await expect(onMove).toHaveBeenLastCalledWith(['b', 'a'], 'c');
    });
  },
};
