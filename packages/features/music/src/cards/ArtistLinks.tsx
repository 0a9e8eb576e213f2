import { artistPath, type ArtistCredit } from '@segno/data';
import { Link } from '@segno/ui';
import { Fragment } from 'react';

/** Links to the credited artists, in the order of the credits. */
export function ArtistLinks({ artists }: { artists: readonly ArtistCredit[] }) {
  return artists
    .toSorted((one, other) => one.order - other.order)
    .map((artist, index) => (
      <Fragment key={artist.id}>
        {index > 0 && ', '}
        <Link tone="muted" href={artistPath(artist)}>
          {artist.name}
        </Link>
      </Fragment>
    ));
}

/** The names of the credited artists as plain text, in the order of the credits. */
export const artistNames = (artists: readonly ArtistCredit[]) =>
  artists
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name)
    .join(', ');
