import {
  albumPath,
  albumQuery,
  artistPath,
  lyricsQuery,
  radioPath,
  radioTracksQuery,
  trackPlaylistsQuery,
  trackQuery,
  useFormatLocale,
  useMessages,
  useSetting,
  type Lyrics as LyricsRecord,
  type TrackDetail,
} from '@segno/data';
import { CardRow, Section } from '@segno/base';
import {
  ArtistLinks,
  NameChips,
  PageHead,
  PlayActions,
  PlaylistCard,
  RepostButton,
  startTimeOf,
  TrackTable,
  TrackTiles,
} from '@segno/music';
import { currentLine, LyricsRow } from '@segno/music/lyrics';
import * as lyricsCss from '@segno/music/lyrics.css';
import {
  albumContext,
  radioContext,
  trackContext,
  usePlayer,
  usePlayerProgress,
  usePlayerState,
} from '@segno/playback';
import {
  Button,
  DescriptionItem,
  DescriptionList,
  formattersOf,
  HtmlView,
  Inline,
  Link,
  Stack,
  Text,
} from '@segno/ui';
import { useInfiniteQuery, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CommentsSection } from '../comments/CommentsSection.tsx';
import { socialMessages } from '../messages/social.en.ts';
import { pageMessages } from '../messages/pages.en.ts';
import { Waveform } from './Waveform.tsx';
import { WaveformComments } from './WaveformComments.tsx';

export function TrackScreen({ params }: { params: { trackId: number } }) {
  const t = useMessages(pageMessages);
  const format = formattersOf(useFormatLocale());
  const { data: track } = useSuspenseQuery(trackQuery(params.trackId));
  useMissingPeaks(track);
  useStartTime(track);
  const hasWaveform = useSetting('player.waveform') !== false;
  const hasComments = useSetting('player.comments') !== false;
  const hasLyrics = useSetting('player.lyrics') !== false;
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
          <PlayActions context={trackContext(track)} tracks={[track]} target={{ type: 'track', track }}>
            <RepostButton kind="tracks" id={track.id} name={track.name} />
          </PlayActions>
        }
      />
      {/* Without measured loudness the waveform is flat, and seeks as well. */}
      {hasWaveform && (
        <>
          <Waveform track={track} peaks={track.peaks ?? []} />
          {hasComments && <WaveformComments track={track} />}
        </>
      )}
      <NameChips genres={track.genres} tags={track.tags} />
      {track.description && <HtmlView size="sm" formats="basic" html={track.description} />}
      <Credits track={track} />
      {hasLyrics && track.has_lyrics && <Lyrics track={track} />}
      <TrackComments track={track} />
      <Similar track={track} />
      <Featuring track={track} />
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

/** The people who made the track, with what each did. */
function Credits({ track }: { track: TrackDetail }) {
  const t = useMessages(socialMessages);
  const rights = [
    track.licence && t(`details.licence.${track.licence}` as Parameters<typeof t>[0]),
    track.isrc && `ISRC ${track.isrc}`,
  ].filter(Boolean);
  if (track.artists.length < 2 && track.credits.length === 0 && rights.length === 0) return null;
  return (
    <Section title={t('details.credits')}>
      <DescriptionList>
        {track.artists.map((artist) => (
          <DescriptionItem key={`${artist.id} ${artist.role}`} term={t(`details.role.${artist.role}`)}>
            <Link href={artistPath(artist)}>{artist.name}</Link>
          </DescriptionItem>
        ))}
        {track.credits.map(({ role, name }) => (
          <DescriptionItem
            key={`${role} ${name}`}
            term={t(`details.credit.${role}` as Parameters<typeof t>[0])}
          >
            {name}
          </DescriptionItem>
        ))}
      </DescriptionList>
      {rights.length > 0 && (
        <Text tone="muted" size="sm">
          {rights.join(' · ')}
        </Text>
      )}
    </Section>
  );
}

/** The number of lines of lyrics that are shown at first. */
const firstLines = 8;
/** The number of lines that are shown before the sung one. */
const linesBefore = 2;

/** The words of the track: some lines, and all of them after a press. Lines with times follow what plays. */
function Lyrics({ track }: { track: TrackDetail }) {
  const t = useMessages(pageMessages);
  const social = useMessages(socialMessages);
  const [isWhole, setWhole] = useState(false);
  const { data: lyrics } = useQuery(lyricsQuery(track.id));
  if (!lyrics || lyrics.lines.length === 0) return null;
  return (
    <Section title={social('details.lyrics')}>
      {lyrics.kind === 'synced' ? (
        <SyncedLines track={track} lyrics={lyrics} isWhole={isWhole} />
      ) : (
        <Text lang={lyrics.language ?? undefined} style={{ whiteSpace: 'pre-line' }}>
          {(isWhole ? lyrics.lines : lyrics.lines.slice(0, firstLines)).map(({ text }) => text).join('\n')}
        </Text>
      )}
      {lyrics.lines.length > firstLines && (
        <Inline>
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? 'showLess' : 'showMore')}
          </Button>
        </Inline>
      )}
    </Section>
  );
}

interface SyncedLinesProps {
  track: TrackDetail;
  lyrics: LyricsRecord;
  /** Whether all lines are shown, not only those around the sung one. */
  isWhole: boolean;
}

/** Lines that follow the track while it plays. The page does not scroll by itself: the lines that are shown change. */
function SyncedLines({ track, lyrics: { lines, language }, isWhole }: SyncedLinesProps) {
  const social = useMessages(socialMessages);
  const player = usePlayer();
  const isPlayed = usePlayerState((state) => state.current?.track.id === track.id);
  const current = usePlayerProgress(({ position }) => (isPlayed ? currentLine(lines, position) : -1));
  const list = useRef<HTMLOListElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    // A line that has the focus of a keyboard stays.
    if (list.current?.querySelector(':focus-visible')) return;
    setFirst(Math.max(0, Math.min(current - linesBefore, lines.length - firstLines)));
  }, [current, lines.length]);
  const from = isWhole ? 0 : first;
  return (
    <ol
      ref={list}
      lang={language ?? undefined}
      aria-label={social('details.lyrics')}
      className={lyricsCss.lines}
      style={{ [lyricsCss.scale]: '0.8' } as CSSProperties}
    >
      {lines.slice(from, isWhole ? undefined : from + firstLines).map((line, index) => (
        <LyricsRow
          key={`${line.start} ${line.text}`}
          line={line}
          isCurrent={from + index === current}
          onSeek={(start) => {
            if (!isPlayed) player.play(trackContext(track), [track], 0);
            player.seek(start);
            player.resume();
          }}
        />
      ))}
    </ol>
  );
}

/** Tracks like this one, as its radio plays them. They are optional, as the album is. */
function Similar({ track }: { track: TrackDetail }) {
  const social = useMessages(socialMessages);
  const { data } = useQuery(radioTracksQuery('track', track.id, { played: [track.id] }));
  const tracks = data?.tracks.map((each) => each.track) ?? [];
  if (tracks.length === 0) return null;
  return (
    <Section title={social('details.similar')} href={radioPath('track', track)}>
      <TrackTiles tracks={tracks} limit={6} context={radioContext('track', track)} />
    </Section>
  );
}

/** The comments on the track. A new one is posted at the place that plays. */
function TrackComments({ track }: { track: TrackDetail }) {
  const player = usePlayer();
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const seconds = usePlayerProgress(({ position }) => (isCurrent ? Math.floor(position / 1000) : 0));
  return (
    <CommentsSection
      target="tracks"
      id={track.id}
      count={track.comments_count}
      isDisabled={track.comments_disabled}
      position={isCurrent ? seconds * 1000 : null}
      onSeek={(position) => {
        if (!isCurrent) player.play(trackContext(track), [track], 0);
        player.seek(position);
      }}
    />
  );
}

/** The public playlists with the track. They are optional, as the album is. */
function Featuring({ track }: { track: TrackDetail }) {
  const t = useMessages(socialMessages);
  const { data } = useInfiniteQuery(trackPlaylistsQuery(track.id));
  const playlists = data?.pages[0]?.pagination.data ?? [];
  if (playlists.length === 0) return null;
  return (
    <CardRow title={t('details.featuring', { name: track.name })}>
      {playlists.map((playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} />
      ))}
    </CardRow>
  );
}

/** The first playback of the track starts at the second of the address (`?t=65`). */
function useStartTime({ id, duration }: TrackDetail) {
  const seconds = startTimeOf(useLocation().search);
  const player = usePlayer();
  const isCurrent = usePlayerState(({ current }) => current?.track.id === id);
  const waits = useRef(!isCurrent);
  useEffect(() => {
    if (!waits.current || !isCurrent) return;
    waits.current = false;
    if (seconds !== undefined && seconds * 1000 < duration) player.seek(seconds * 1000);
  }, [isCurrent, seconds, duration, player]);
}
