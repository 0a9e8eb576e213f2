import { demoCatalogue } from '../catalogue/demoCatalogue.ts';
import { demoGenres } from '../genres.ts';
import type { Color } from './color.ts';
import { demoColors } from './demoColors.ts';

/** A picture of the demo, as stored in the database. */
export interface DemoImage {
  key: string;
  kind: 'album' | 'artist' | 'background' | 'playlist' | 'genre';
  color: Color;
}

/** Lists every picture of the demo with its colour. */
export function demoImages(): DemoImage[] {
  const { albums, artists, playlists } = demoCatalogue();
  const list = (kind: DemoImage['kind'], keys: string[]) =>
    keys.map((key): DemoImage => ({ key, kind, color: demoColors[key] ?? '#808080' }));
  return [
    ...list(
      'album',
      albums.map(({ imageKey }) => imageKey),
    ),
    ...list(
      'artist',
      artists.map(({ imageKey }) => imageKey),
    ),
    ...list(
      'background',
      artists.map(({ backgroundKey }) => backgroundKey),
    ),
    ...list(
      'playlist',
      playlists.map(({ imageKey }) => imageKey),
    ),
    ...list(
      'genre',
      demoGenres.map(({ name }) => `demo-genre-${name}`),
    ),
  ];
}
