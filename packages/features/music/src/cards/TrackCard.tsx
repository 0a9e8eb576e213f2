import { trackPath, type Track } from '@segno/data';
import { artistNames } from './ArtistLinks.tsx';
import { trackContext } from '@segno/playback';
import { MediaCard } from './MediaCard.tsx';

export function TrackCard({ track, isEager }: { track: Track; isEager?: boolean }) {
  return (
    <MediaCard
      href={trackPath(track)}
      title={track.name}
      subtitle={artistNames(track.artists)}
      image={track.image}
      context={trackContext(track)}
      tracks={[track]}
      target={{ type: 'track', track }}
      isEager={isEager}
    />
  );
}
