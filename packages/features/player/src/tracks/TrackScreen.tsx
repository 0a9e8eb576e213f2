import { albumPath, albumQuery, genrePath, tagPath, trackQuery, useLanguage, useMessages } from '@segno/data';
import { Chip, formattersOf, Heading, HtmlView, Inline, Link, Stack, Text } from '@segno/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ArtistLinks } from '../cards/ArtistLinks.tsx';
import { albumContext, trackContext } from '../cards/contexts.ts';
import { pageMessages } from '../messages/pages.en.ts';
import { PageHead } from '../pagehead/PageHead.tsx';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';
import { Waveform } from './Waveform.tsx';

export function TrackScreen() {
  const t = useMessages(pageMessages);
  const format = formattersOf(useLanguage());
  const { data: track } = useSuspenseQuery(trackQuery(Number(useParams().trackId)));
  return (
    <Stack space="xl">
      <PageHead
        kind={t('kind.track')}
        title={track.name}
        images={track.image ? [track.image] : []}
        play={{ context: trackContext(track), tracks: [track] }}
        imageAlt={track.album?.name ?? track.name}
        details={
          <>
            <Text weight="medium">
              <ArtistLinks artists={track.artists} />
            </Text>
            {track.album && (
              <span>
                <Link tone="muted" href={albumPath(track.album, track.artists)}>
                  {track.album.name}
                </Link>
              </span>
            )}
            {track.release_date && <span>{track.release_date.slice(0, 4)}</span>}
            <span>{format.clock(track.duration)}</span>
            <span>{t('playsCount', { count: track.plays_count })}</span>
          </>
        }
        actions={
          <PlayActions context={trackContext(track)} tracks={[track]} target={{ type: 'track', track }} />
        }
      />
      {track.peaks && <Waveform track={track} peaks={track.peaks} />}
      {(track.genres.length > 0 || track.tags.length > 0) && (
        <Inline space="xs" wrap>
          {track.genres.map((genre) => (
            <Chip key={`genre-${genre.id}`} size="md" href={genrePath(genre)}>
              {genre.display_name}
            </Chip>
          ))}
          {track.tags.map((tag) => (
            <Chip key={`tag-${tag.id}`} size="md" href={tagPath(tag)}>
              #{tag.display_name}
            </Chip>
          ))}
        </Inline>
      )}
      {track.description && <HtmlView size="sm" formats="basic" html={track.description} />}
      {track.album && <FromAlbum id={track.album.id} />}
    </Stack>
  );
}

/** The album that the track is on, whole. */
function FromAlbum({ id }: { id: number }) {
  const t = useMessages(pageMessages);
  const { data: album } = useQuery(albumQuery(id));
  if (!album || album.tracks.length < 2) return null;
  return (
    <Stack as="section" space="sm" aria-label={t('track.moreFrom', { name: album.name })}>
      <Heading level={2} size="heading">
        {t('track.moreFrom', { name: album.name })}
      </Heading>
      <TrackTable
        label={t('album.tracksOf', { name: album.name })}
        tracks={album.tracks}
        context={albumContext(album)}
        numbering="number"
        hasAlbums={false}
      />
    </Stack>
  );
}
