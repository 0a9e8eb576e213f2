import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GridList, GridListItem } from '../GridList/GridList.tsx';
import { ListBox, ListBoxItem } from '../ListBox/ListBox.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { ReorderList } from '../ReorderList/ReorderList.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import { measures } from '../theme/measures.ts';
import { Tree, TreeItem } from '../Tree/Tree.tsx';

/** A key press with a given timestamp. */
function type(key: string, time: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  document.activeElement!.dispatchEvent(event);
  return event;
}

const names = ['Album', 'Artist', 'Label', 'Live at home', 'Track', 'Tram songs'];

const list = (
  <ListBox aria-label="Kinds" selectionMode="single">
    {names.map((name) => (
      <ListBoxItem key={name} id={name}>
        {name}
      </ListBoxItem>
    ))}
  </ListBox>
);

const focused = () => document.activeElement?.textContent;
const { typeAheadReset } = measures;

async function focusList() {
  const screen = await render(list);
  (screen.getByRole('option', { name: 'Track' }).element() as HTMLElement).focus();
}

test('FLOAT-5 letters less than 500 ms apart are one search', async () => {
  await focusList();
  type('a', 1000);
  await expect.poll(focused).toBe('Album');
  type('r', 1000 + typeAheadReset - 1);
  await expect.poll(focused).toBe('Artist');
});

test('FLOAT-5 after 500 ms a letter starts a new search', async () => {
  await focusList();
  type('l', 1000);
  await expect.poll(focused).toBe('Label');
  type('a', 1000 + typeAheadReset);
  await expect.poll(focused).toBe('Album');
});

test('Space is part of a running search, and afterwards selects', async () => {
  await focusList();
  for (const [index, key] of ['l', 'i', 'v', 'e', ' ', 'a'].entries()) type(key, 1000 + index * 100);
  await expect.poll(focused).toBe('Live at home');
  expect(document.activeElement).toHaveAttribute('aria-selected', 'false');
  type(' ', 1500 + typeAheadReset);
  document.activeElement!.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
  await expect.poll(() => document.activeElement?.getAttribute('aria-selected')).toBe('true');
});

test('FLOAT-5 a key that is no letter ends the word, so that Space after it selects', async () => {
  await focusList();
  type('l', 1000);
  await expect.poll(focused).toBe('Label');
  type('ArrowDown', 1100);
  await expect.poll(focused).toBe('Live at home');
  type(' ', 1200);
  document.activeElement!.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }));
  await expect.poll(() => document.activeElement?.getAttribute('aria-selected')).toBe('true');
});

test('a shortcut is not a letter, and a letter that no item begins with propagates', async () => {
  await focusList();
  const keys: string[] = [];
  const note = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', note);
  onTestFinished(() => document.removeEventListener('keydown', note));
  type('a', 1000);
  await expect.poll(focused).toBe('Album');
  const shortcut = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
  document.activeElement!.dispatchEvent(shortcut);
  type('r', 1200);
  await expect.poll(focused).toBe('Artist');
  type('x', 3000);
  expect(focused()).toBe('Artist');
  expect(keys).toEqual(['k', 'x']);
});

test('FLOAT-5 a closed select chooses by letters, and calls its onKeyDown with them', async () => {
  const onKeyDown = vi.fn();
  const screen = await render(
    <Select label="Kind" onKeyDown={({ key }) => onKeyDown(key)}>
      {names.map((name) => (
        <SelectItem key={name} id={name}>
          {name}
        </SelectItem>
      ))}
    </Select>,
  );
  const trigger = screen.getByRole('button').element() as HTMLElement;
  trigger.focus();
  type('l', 1000);
  await expect.poll(() => trigger.textContent).toBe('Label');
  type('i', 1000 + typeAheadReset - 1);
  await expect.poll(() => trigger.textContent).toBe('Live at home');
  type('t', 1000 + 2 * typeAheadReset);
  await expect.poll(() => trigger.textContent).toBe('Track');
  expect(onKeyDown.mock.calls.flat()).toEqual(['l', 'i', 't']);
});

test('FLOAT-5 in Menu letters look for an item, and begin anew after 500 ms', async () => {
  const screen = await render(
    <Menu aria-label="Kinds">
      {names.map((name) => (
        <MenuItem key={name} id={name}>
          {name}
        </MenuItem>
      ))}
    </Menu>,
  );
  (screen.getByRole('menuitem', { name: 'Track' }).element() as HTMLElement).focus();
  type('l', 1000);
  await expect.poll(focused).toBe('Label');
  type('i', 1000 + typeAheadReset - 1);
  await expect.poll(focused).toBe('Live at home');
  type('a', 1000 + 2 * typeAheadReset);
  await expect.poll(focused).toBe('Album');
});

const collections = {
  Table: () => (
    <Table aria-label="Kinds">
      <TableHeader>
        <Column isRowHeader>Name</Column>
      </TableHeader>
      <TableBody>
        {names.map((name) => (
          <Row key={name} id={name}>
            <Cell>{name}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  ),
  GridList: () => (
    <GridList aria-label="Kinds">
      {names.map((name) => (
        <GridListItem key={name} id={name}>
          {name}
        </GridListItem>
      ))}
    </GridList>
  ),
  Tree: () => (
    <Tree aria-label="Kinds">
      {names.map((name) => (
        <TreeItem key={name} id={name} title={name} />
      ))}
    </Tree>
  ),
  ReorderList: () => (
    <ReorderList
      label="Kinds"
      items={names.map((name) => ({ name }))}
      itemKey={({ name }) => name}
      itemLabel={({ name }) => name}
      renderItem={({ name }) => name}
      onMove={vi.fn()}
    />
  ),
};

test.each(Object.entries(collections))(
  'FLOAT-5 in %s letters look for a row, and begin anew after 500 ms',
  async (_name, Example) => {
    const screen = await render(<Example />);
    (screen.getByRole('row', { name: 'Track' }).element() as HTMLElement).focus();
    type('l', 1000);
    await expect.poll(focused).toBe('Label');
    type('i', 1000 + typeAheadReset - 1);
    await expect.poll(focused).toBe('Live at home');
    type('a', 1000 + 2 * typeAheadReset);
    await expect.poll(focused).toBe('Album');
  },
);

const many = Array.from({ length: 1000 }, (_, id) => ({ id, name: id === 998 ? 'Track' : `Artist ${id}` }));
const virtualized = {
  GridList: () => (
    <GridList aria-label="Many" items={many} isVirtualized maxHeight={400}>
      {({ name }) => <GridListItem>{name}</GridListItem>}
    </GridList>
  ),
  Tree: () => (
    <Tree aria-label="Many" items={many} isVirtualized maxHeight={400}>
      {({ id, name }) => <TreeItem id={id} title={name} />}
    </Tree>
  ),
};

test.each(Object.entries(virtualized))(
  'FLOAT-5 a letter in a virtualized %s reads each item a few times, not once for each rendered row',
  async (_name, Example) => {
    const screen = await render(<Example />);
    (screen.getByRole('row', { name: 'Artist 0' }).element() as HTMLElement).focus();
    // A collection keeps its items in a map.
    const read = vi.spyOn(Map.prototype, 'get');
    onTestFinished(() => read.mockRestore());
    type('t', 1000);
    await expect.poll(focused).toBe('Track');
    const reads = read.mock.calls.length;
    read.mockRestore();
    expect(reads).toBeLessThan(6 * many.length);
    // The rows around it follow, at their places.
    await expect.element(screen.getByRole('row', { name: 'Artist 997' })).toBeVisible();
    const boxes = ['Artist 997', 'Track', 'Artist 999'].map((name) =>
      screen.getByRole('row', { name }).element().getBoundingClientRect(),
    );
    expect(boxes.map(({ top }) => Math.round(top - boxes[0]!.top))).toEqual(
      [0, 1, 2].map((place) => place * Math.round(boxes[0]!.height)),
    );
  },
);
