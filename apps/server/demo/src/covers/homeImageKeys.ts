import { demoCatalogue } from '../catalogue/demoCatalogue.ts';
import { demoGenres } from '../genres.ts';

/** The keys of the pictures on the home page, in page order. */
export function homeImageKeys(): string[] {
  const { albums, artists, playlists } = demoCatalogue();
  const byPlays = <T extends { plays: number }>(records: readonly T[]) =>
    records.toSorted((a, b) => b.plays - a.plays);
  const newest = albums.toSorted((a, b) => b.releaseDate.localeCompare(a.releaseDate));
  return [
    ...new Set(
      [
        ...byPlays(albums).slice(0, 30),
        ...newest.slice(0, 30),
        ...byPlays(artists).slice(0, 30),
        ...byPlays(playlists).slice(0, 30),
      ].map(({ imageKey }) => imageKey),
    ),
    ...demoGenres.map(({ name }) => `demo-genre-${name}`),
  ];
}
