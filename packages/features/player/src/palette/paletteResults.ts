import {
  albumPath,
  artistPath,
  labelPath,
  playlistPath,
  trackPath,
  userPath,
  type SearchResults,
} from '@segno/data';
import { artistNames } from '@segno/music';

/** A record that was found, as a command. */
export interface FoundRecord {
  id: string;
  kind: 'tracks' | 'albums' | 'artists' | 'playlists' | 'labels' | 'users';
  label: string;
  description?: string;
  href: string;
}

/** The number of records of each kind. */
const most = 3;

/** The first results of a search, artists first. */
export function foundRecords({ results }: SearchResults): FoundRecord[] {
  const of = <T extends { id: number; name: string }>(
    kind: FoundRecord['kind'],
    list: readonly T[],
    href: (record: T) => string,
    description?: (record: T) => string,
  ) =>
    list.slice(0, most).map((record): FoundRecord => ({
      id: `${kind} ${record.id}`,
      kind,
      label: record.name,
      description: description?.(record),
      href: href(record),
    }));
  return [
    ...of('artists', results.artists, artistPath),
    ...of('tracks', results.tracks, trackPath, ({ artists }) => artistNames(artists)),
    ...of(
      'albums',
      results.albums,
      (album) => albumPath(album),
      ({ artists }) => artistNames(artists),
    ),
    ...of('playlists', results.playlists, playlistPath, ({ owner }) => owner.name),
    ...of('labels', results.labels, (label) => labelPath(label)),
    ...of('users', results.users, (user) => userPath(user)),
  ];
}
