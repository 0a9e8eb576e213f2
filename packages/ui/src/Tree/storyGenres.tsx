import { screen } from 'storybook/test';
import { DiscIcon, GenreIcon } from '../icons/icons.tsx';
import { TreeItem } from './Tree.tsx';

export interface Genre {
  id: string;
  name: string;
  children?: Genre[];
}

export const genres: Genre[] = [
  {
    id: 'electronic',
    name: 'Electronic',
    children: [
      { id: 'ambient', name: 'Ambient', children: [{ id: 'drone', name: 'Drone' }] },
      { id: 'dub', name: 'Dub' },
    ],
  },
  { id: 'folk', name: 'Folk', children: [{ id: 'balkan', name: 'Balkan brass' }] },
  { id: 'spoken', name: 'Spoken word' },
];

export const genreItem = ({ id, name, children }: Genre) => (
  <TreeItem key={id} id={id} title={name} icon={children ? <GenreIcon /> : <DiscIcon />}>
    {children?.map(genreItem)}
  </TreeItem>
);

export const row = (name: RegExp) => screen.getByRole('row', { name });
export const names = () => screen.getAllByRole('row').map((item) => item.getAttribute('data-key'));
