import { screen } from 'storybook/test';
import { Cell, Row } from './Row.tsx';
import { Table, type TableProps } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';

export interface Record {
  id: number;
  title: string;
  artist: string;
  plays: number;
  length: string;
}

export const records: Record[] = [
  { id: 1, title: 'Paper Lanterns', artist: 'Ines Calloway', plays: 1_204_911, length: '3:41' },
  { id: 2, title: 'Low Tide', artist: 'The Quiet Hours', plays: 88_120, length: '5:02' },
  { id: 3, title: 'Winter Orchard', artist: 'Mara Lindqvist', plays: 640_007, length: '4:19' },
  { id: 4, title: 'Glass Harbour', artist: 'Ferro & Sons', plays: 9_800, length: '2:58' },
  { id: 5, title: 'Copper Sky', artist: 'Ines Calloway', plays: 310_554, length: '3:12' },
];

export const number = new Intl.NumberFormat('en-US');

export const columns = (
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

export const cells = ({ title, artist, plays, length }: Record) => [
  <Cell key="title">{title}</Cell>,
  <Cell key="artist">{artist}</Cell>,
  <Cell key="plays">{number.format(plays)}</Cell>,
  <Cell key="length">{length}</Cell>,
];

export function Songs({ items = records, ...props }: Partial<TableProps> & { items?: Record[] }) {
  return (
    <Table aria-label="Songs" {...props}>
      {columns}
      <TableBody items={items}>{(item) => <Row>{cells(item)}</Row>}</TableBody>
    </Table>
  );
}

export const row = (name: string | RegExp) => screen.getByRole('row', { name });

/** The name of the table is translated. */
export const selectAll = () => screen.getAllByRole('checkbox')[0]!;

export const titles = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
    .join();
