import type { Album } from '@segno/data';
import { CardGrid } from '@segno/base';
import { AlbumCard } from '@segno/music';
import type { ComponentProps } from 'react';

interface AlbumGridProps {
  albums: readonly Album[];
  /** The second line of the cards. */
  detail?: ComponentProps<typeof AlbumCard>['detail'];
}

/** Cards of albums. The pictures of the first rows load eagerly. */
export const AlbumGrid = ({ albums, detail }: AlbumGridProps) => (
  <CardGrid>
    {albums.map((album, index) => (
      <AlbumCard key={album.id} album={album} detail={detail} isEager={index < 8} />
    ))}
  </CardGrid>
);
