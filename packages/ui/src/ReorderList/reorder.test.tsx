import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { GridList, GridListItem } from '../GridList/GridList.tsx';
import { Cell, Row } from '../Table/Row.tsx';
import { Table } from '../Table/Table.tsx';
import { TableBody } from '../Table/TableBody.tsx';
import { Column, TableHeader } from '../Table/TableHeader.tsx';
import { moveItems } from './moveItems.ts';
import { ReorderList } from './ReorderList.tsx';
import { useReorder } from './useReorder.tsx';
import '../theme/theme.css.ts';

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

function SongTable() {
  const { items, dragAndDropHooks } = useSongs();
  return (
    <Table aria-label="Songs" dragAndDropHooks={dragAndDropHooks}>
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

function VirtualSongTable() {
  const { items, dragAndDropHooks } = useSongs();
  return (
    <Table aria-label="Songs" dragAndDropHooks={dragAndDropHooks} isVirtual maxHeight={320}>
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

function Queue() {
  const [items, setItems] = useState(songs);
  return (
    <ReorderList
      label="Songs"
      items={items}
      itemKey={({ id }) => id}
      itemLabel={({ name }) => name}
      renderItem={({ name }) => name}
      onMove={(key, before) =>
        setItems((old) => {
          const rest = old.filter(({ id }) => id !== key);
          const at = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
          return [...rest.slice(0, at), ...old.filter(({ id }) => id === key), ...rest.slice(at)];
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
  ['a virtual table', VirtualSongTable],
  ['a grid list', SongList],
  ['a reorder list', Queue],
])('a row of %s is dragged to another place by mouse', async (_name, Example) => {
  await render(<Example />);
  await expect.poll(order).toBe('PLWG');
  await page.getByText('Paper Lanterns').dropTo(page.getByText('Winter Orchard'), {
    targetPosition: { x: 10, y: 18 },
  });
  await expect.poll(order).toBe('LWPG');
});
