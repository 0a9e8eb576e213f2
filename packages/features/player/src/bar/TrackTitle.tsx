import { albumPath, artistPath, type Track, trackPath } from '@segno/data';
import { Link, Text } from '@segno/ui';
import { Fragment } from 'react';
import { artistNames, ExplicitMark } from '@segno/music';
import * as styles from './TrackTitle.css.ts';

export interface TrackTitleProps {
  track: Track;
  size?: 'md' | 'heading';
  /** Called when one of the links is followed. */
  onLeave?: () => void;
}

/**
 * A track's name and artists, and in the large size its album. Each is one line, truncated with an ellipsis and shown
 * in full on hover.
 */
export function TrackTitle({ track, size = 'md', onLeave }: TrackTitleProps) {
  const href = track.album ? albumPath(track.album, track.artists) : trackPath(track);
  return (
    <div className={styles.title[size]}>
      <div className={styles.line}>
        <Link truncate href={href} onPress={onLeave} className={styles.name[size]}>
          {track.name}
        </Link>
        {track.is_explicit && <ExplicitMark />}
      </div>
      <Text
        as="div"
        truncate
        tone="muted"
        size={size === 'heading' ? 'lg' : 'sm'}
        title={artistNames(track.artists)}
      >
        {track.artists
          .toSorted((one, other) => one.order - other.order)
          .map((artist, index) => (
            <Fragment key={artist.id}>
              {index > 0 && ', '}
              <Link tone="muted" href={artistPath(artist)} onPress={onLeave}>
                {artist.name}
              </Link>
            </Fragment>
          ))}
      </Text>
      {size === 'heading' && track.album && (
        <Text as="div" truncate tone="muted" title={track.album.name}>
          <Link tone="muted" href={albumPath(track.album, track.artists)} onPress={onLeave}>
            {track.album.name}
          </Link>
        </Text>
      )}
    </div>
  );
}
