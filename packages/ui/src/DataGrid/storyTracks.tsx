import { fn, screen } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { DataGrid, type DataGridColumn, type DataGridProps } from './DataGrid.tsx';

export interface Track {
  id: number;
  name: string;
  artist: string;
  album: string;
  plays: number;
  seconds: number;
}

const names = ['Paper Lanterns', 'Low Tide', 'Winter Orchard', 'Glass Harbour', 'Copper Sky'];

const artists = ['Ines Calloway', 'The Quiet Hours', 'Mara Lindqvist', 'Ferro & Sons'];

export const trackAt = (index: number): Track => ({
  id: index + 1,
  name: `${names[index % names.length]} ${index + 1}`,
  artist: artists[index % artists.length]!,
  album:
    index % 7 === 3 ? 'Letters from a Harbour Town, the Complete and Extended Recordings' : 'North Light',
  plays: ((index * 7919) % 90_000) + 1200,
  seconds: 95 + ((index * 37) % 240),
});

export const tracks = (count: number): Track[] => Array.from({ length: count }, (_, index) => trackAt(index));

const menu = (
  <Menu>
    <MenuItem id="next">Play next</MenuItem>
    <MenuItem id="queue">Add to queue</MenuItem>
  </Menu>
);

export const columns: DataGridColumn<Track>[] = [
  { id: 'number', header: '#', width: '32px', align: 'end', render: (_, index) => index + 1 },
  {
    id: 'title',
    header: 'Title',
    width: 'minmax(0, 5fr)',
    render: ({ name, id }) => (
      <Link href={`#track-${id}`} truncate>
        {name}
      </Link>
    ),
  },
  {
    id: 'artist',
    header: 'Artist',
    width: 'minmax(0, 3fr)',
    hideBelow: 'sm',
    render: ({ artist, id }) => (
      <Link href={`#artist-${id}`} tone="muted" truncate>
        {artist}
      </Link>
    ),
  },
  {
    id: 'album',
    header: 'Album',
    width: 'minmax(0, 3fr)',
    hideBelow: 'md',
    render: ({ album, id }) => (
      <Link href={`#album-${id}`} tone="muted" truncate>
        {album}
      </Link>
    ),
  },
  {
    id: 'plays',
    header: 'Plays',
    width: '80px',
    align: 'end',
    hideBelow: 'lg',
    render: ({ plays }) => plays.toLocaleString('en'),
  },
  {
    id: 'duration',
    header: 'Duration',
    width: '72px',
    align: 'end',
    render: ({ seconds }) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    isRevealed: true,
    width: '40px',
    align: 'end',
    render: ({ name }) => (
      <MenuTrigger placement="bottom end">
        <IconButton aria-label={`More options for ${name}`}>
          <MoreIcon />
        </IconButton>
        {menu}
      </MenuTrigger>
    ),
  },
];

export const onAction = fn();

export const Tracks = ({ count, ...props }: Partial<DataGridProps<Track>> & { count: number }) => (
  <DataGrid
    label="Tracks"
    rows={tracks(count)}
    columns={columns}
    rowKey={({ id }) => id}
    rowLabel={({ name, artist }) => `${name}, ${artist}`}
    onAction={onAction}
    renderRowMenu={() => menu}
    isCurrent={({ id }) => id === 3}
    {...props}
  />
);

export const row = (number: number) => screen.getByRole('row', { name: new RegExp(` ${number}, `) });
