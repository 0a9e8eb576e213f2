import { artistPath, type ArtistCredit } from '@segno/data';
import { Link } from '@segno/ui';
import { Fragment } from 'react';

/** The credited artists, each a link, the first ones first. */
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

/** The same as plain text. */
export const artistNames = (artists: readonly ArtistCredit[]) =>
  artists
    .toSorted((one, other) => one.order - other.order)
    .map(({ name }) => name)
    .join(', ');
