import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { GridList, GridListItem } from '../GridList/GridList.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader, type TableProps } from '../Table/Table.tsx';
import { moveInTree, Tree, TreeItem } from '../Tree/Tree.tsx';
import { moveItems } from './moveItems.ts';
import { ReorderList } from '../ReorderList/ReorderList.tsx';
import { useReorder } from './useReorder.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';

interface Song {
  id: string;
  name: string;
}

const songs: Song[] = ['Paper Lanterns', 'Low Tide', 'Winter Orchard', 'Glass Harbour'].map((name) => ({
  id: name.slice(0, 1),
  name,
}));

function useSongs() {
  const [items, setItems] = useState(songs);
  const dragAndDropHooks = useReorder<Song>({
    itemLabel: ({ name }) => name,
    onMove: (move) => setItems((old) => moveItems(old, ({ id }) => id, move)),
  });
  return { items, dragAndDropHooks };
}

function SongTable(props: Partial<TableProps>) {
  const { items, dragAndDropHooks } = useSongs();
  return (
    <Table aria-label="Songs" dragAndDropHooks={dragAndDropHooks} {...props}>
      <TableHeader>
        <Column isRowHeader>Title</Column>
      </TableHeader>
      <TableBody items={items}>
        {({ name }) => (
          <Row>
            <Cell>{name}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  );
}

function SongList() {
  const { items, dragAndDropHooks } = useSongs();
  return (
    <GridList aria-label="Songs" items={items} dragAndDropHooks={dragAndDropHooks}>
      {({ id, name }) => <GridListItem id={id}>{name}</GridListItem>}
    </GridList>
  );
}

function VirtualSongTree() {
  const { items, dragAndDropHooks } = useSongs();
  return (
    <Tree aria-label="Songs" items={items} dragAndDropHooks={dragAndDropHooks} isVirtualized maxHeight={320}>
      {({ id, name }) => <TreeItem id={id} title={name} />}
    </Tree>
  );
}

interface Folder extends Song {
  children?: Folder[];
}

const folders: Folder[] = [
  { id: 'tidal', name: 'Tidal', children: [{ id: 'low', name: 'Low Tide' }] },
  { id: 'orchards', name: 'Orchards', children: [{ id: 'winter', name: 'Winter Orchard' }] },
  { id: 'copper', name: 'Copper Sky' },
];

const folderItem = ({ id, name, children }: Folder) => (
  <TreeItem key={id} id={id} title={name}>
    {children?.map(folderItem)}
  </TreeItem>
);

function FolderTree() {
  const [items, setItems] = useState(folders);
  const dragAndDropHooks = useReorder<Folder>({
    itemLabel: ({ name }) => name,
    allowsInside: true,
    onMove: (move) => setItems((old) => moveInTree(old, ({ id }) => id, move)),
  });
  return (
    <Tree
      aria-label="Folders"
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      defaultExpandedKeys={['tidal', 'orchards']}
    >
      {folderItem}
    </Tree>
  );
}

function Queue() {
  const [items, setItems] = useState(songs);
  return (
    <ReorderList
      label="Songs"
      items={items}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      renderItem={({ name }) => name}
      onMove={(keys, before) =>
        setItems((old) => {
          const rest = old.filter(({ id }) => !keys.includes(id));
          const at = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
          return [...rest.slice(0, at), ...old.filter(({ id }) => keys.includes(id)), ...rest.slice(at)];
        })
      }
    />
  );
}

const order = () =>
  songs
    .map(({ id, name }) => ({ id, top: page.getByText(name).element().getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top)
    .map(({ id }) => id)
    .join('');

test.each([
  ['a table', SongTable],
  ['a virtual table', () => <SongTable isVirtualized maxHeight={320} />],
  ['a grid list', SongList],
  ['a virtual tree', VirtualSongTree],
  ['a reorder list', Queue],
])('a row of %s is dragged to another place by mouse', async (_name, Example) => {
  await render(<Example />);
  await expect.poll(order).toBe('PLWG');
  await page.getByText('Paper Lanterns').dropTo(page.getByText('Winter Orchard'), {
    targetPosition: { x: 10, y: 18 },
  });
  await expect.poll(order).toBe('LWPG');
});

/** The visible rows from the top, each with its level. */
const levels = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => `${row.getAttribute('data-key')} ${row.getAttribute('aria-level')}`)
    .join(', ');

test('the mouse drags an item of a tree into another, beside a child item, and back to the top level', async () => {
  await render(<FolderTree />);
  const row = (name: string) => page.getByRole('row', { name });
  await expect.poll(levels).toBe('tidal 1, low 2, orchards 1, winter 2, copper 1');
  await row('Copper Sky').dropTo(row('Tidal'), { targetPosition: { x: 80, y: 18 } });
  await expect.poll(levels).toBe('tidal 1, low 2, copper 2, orchards 1, winter 2');
  await row('Low Tide').dropTo(row('Winter Orchard'), { targetPosition: { x: 80, y: 1 } });
  await expect.poll(levels).toBe('tidal 1, copper 2, orchards 1, low 2, winter 2');
  await row('Orchards').dropTo(row('Tidal'), { targetPosition: { x: 80, y: 1 } });
  await expect.poll(levels).toBe('orchards 1, low 2, winter 2, tidal 1, copper 2');
  await row('Copper Sky').dropTo(row('Orchards'), { targetPosition: { x: 80, y: 1 } });
  await expect.poll(levels).toBe('copper 1, orchards 1, low 2, winter 2, tidal 1');
});

test('a change of one of 3,000 items renders the shown ones only, with the last content', async () => {
  const all: Song[] = Array.from({ length: 3000 }, (_, index) => ({
    id: String(index),
    name: `Song ${index}`,
  }));
  let rendered = 0;
  const Long = ({ items, mark }: { items: Song[]; mark: string }) => (
    <ReorderList
      label="Next up"
      items={items}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      renderItem={({ name }) => {
        rendered += 1;
        return `${name}${mark}`;
      }}
      onMove={() => {}}
    />
  );
  const { rerender } = await render(
    <div style={{ blockSize: 400, display: 'grid' }}>
      <Long items={all} mark="" />
    </div>,
  );
  await expect.element(page.getByText('Song 0', { exact: true })).toBeVisible();
  rendered = 0;
  await rerender(
    <div style={{ blockSize: 400, display: 'grid' }}>
      <Long items={all.slice(1)} mark=" again" />
    </div>,
  );
  await expect.element(page.getByText('Song 1 again')).toBeVisible();
  expect(rendered).toBeLessThan(300);
});
