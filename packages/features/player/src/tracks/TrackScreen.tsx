import { albumPath, albumQuery, trackQuery, useLanguage, useMessages, type TrackDetail } from '@segno/data';
import { usePageParams } from '@segno/shell/offers';
import { formattersOf, HtmlView, Link, Stack, Text } from '@segno/ui';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ArtistLinks } from '../cards/ArtistLinks.tsx';
import { albumContext, trackContext } from '../cards/contexts.ts';
import { NameChips } from '../cards/NameChips.tsx';
import { pageMessages } from '../messages/pages.en.ts';
import { PageHead } from '../pagehead/PageHead.tsx';
import { PlayActions } from '../pagehead/PlayActions.tsx';
import { usePlayerState } from '../playback/usePlayer.ts';
import { Section } from '../sections/Section.tsx';
import { TrackTable } from '../tracklist/TrackTable.tsx';
import { Waveform } from './Waveform.tsx';

export function TrackScreen() {
  const t = useMessages(pageMessages);
  const format = formattersOf(useLanguage());
  const { data: track } = useSuspenseQuery(trackQuery(usePageParams<'track'>().trackId));
  useMissingPeaks(track);
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
      {/* Without measured loudness the waveform is flat, and seeks as well. */}
      <Waveform track={track} peaks={track.peaks ?? []} />
      <NameChips genres={track.genres} tags={track.tags} />
      {track.description && <HtmlView size="sm" formats="basic" html={track.description} />}
      {track.album && <FromAlbum id={track.album.id} />}
    </Stack>
  );
}

/** Reads the track again once it plays, if its loudness was not known: a recording is measured before its first play. */
function useMissingPeaks({ id, peaks }: TrackDetail) {
  const client = useQueryClient();
  const isMissing = peaks === null;
  const isPlaying = usePlayerState(({ current, status }) => current?.track.id === id && status === 'playing');
  useEffect(() => {
    if (isMissing && isPlaying) void client.invalidateQueries({ queryKey: trackQuery(id).queryKey });
  }, [client, id, isMissing, isPlaying]);
}

/** The complete album of the track. */
function FromAlbum({ id }: { id: number }) {
  const t = useMessages(pageMessages);
  const { data: album } = useQuery(albumQuery(id));
  if (!album || album.tracks.length < 2) return null;
  return (
    <Section title={t('track.moreFrom', { name: album.name })}>
      <TrackTable
        label={t('album.tracksOf', { name: album.name })}
        tracks={album.tracks}
        context={albumContext(album)}
        numbering="number"
        hasAlbums={false}
      />
    </Section>
  );
}
