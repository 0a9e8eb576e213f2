import { type Lyrics, lyricsQuery, type Track, useMessages } from '@segno/data';
import { currentLine, LyricsRow } from '@segno/music/lyrics';
import * as styles from '@segno/music/lyrics.css';
import { usePlayer, usePlayerProgress, usePlayerState } from '@segno/playback';
import { Button, EmptyState, ErrorState, Inline, LyricsIcon, Skeleton, Stack, Switch, Text } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages/lyrics.en.ts';
import { LyricsSize } from './LyricsSize.tsx';

/** After the reader has scrolled, the lines stay where they are for this long, in milliseconds. */
const restAfterScroll = 4000;

/** The lyrics of the current track, which follow along. */
export default function LyricsView() {
  const t = useMessages(messages);
  const track = usePlayerState((state) => state.current?.track);
  if (!track)
    return (
      <EmptyState icon={<LyricsIcon />} title={t('lyrics.noTrack')} description={t('lyrics.noTrackText')} />
    );
  return <LyricsOfTrack key={track.id} track={track} />;
}

function LyricsOfTrack({ track }: { track: Track }) {
  const t = useMessages(messages);
  const { data: lyrics, isPending, isError, refetch } = useQuery(lyricsQuery(track.id));
  if (isPending)
    return (
      <Stack space="md" aria-busy="true">
        {[70, 55, 80, 60, 75].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="2rem" />
        ))}
      </Stack>
    );
  if (isError) return <ErrorState title={t('lyrics.failed')} onRetry={() => void refetch()} />;
  if (!lyrics)
    return (
      <EmptyState
        icon={<LyricsIcon />}
        title={t('lyrics.none')}
        description={t('lyrics.noneText', { title: track.name })}
      />
    );
  return (
    <LyricsSize>
      {lyrics.kind === 'synced' ? <SyncedLines lyrics={lyrics} /> : <PlainLines lyrics={lyrics} />}
    </LyricsSize>
  );
}

const hasTranslation = ({ lines }: Lyrics) => lines.some(({ translation }) => translation !== null);

function SyncedLines({ lyrics }: { lyrics: Lyrics }) {
  const t = useMessages(messages);
  const { seek, resume } = usePlayer();
  const list = useRef<HTMLOListElement>(null);
  const scrolledAt = useRef(0);
  const current = usePlayerProgress(({ position }) => currentLine(lyrics.lines, position));
  const [isTranslated, setTranslated] = useState(true);
  useEffect(() => {
    const line = list.current?.children[current];
    if (!line || Date.now() - scrolledAt.current < restAfterScroll) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
  }, [current]);
  const rest = useCallback(() => {
    scrolledAt.current = Date.now();
  }, []);
  const goToSung = () => {
    scrolledAt.current = 0;
    list.current?.children[current]?.querySelector('button')?.focus();
  };
  // The focus of a keyboard stays in view.
  useEffect(() => {
    const lines = list.current;
    lines?.addEventListener('keydown', rest);
    return () => lines?.removeEventListener('keydown', rest);
  }, [rest]);
  return (
    <Stack space="lg">
      <Inline space="md" wrap>
        {hasTranslation(lyrics) && (
          <Switch isSelected={isTranslated} onChange={setTranslated}>
            {t('lyrics.translation')}
          </Switch>
        )}
        {/* A screen reader reads the line that gets the focus. */}
        <Button size="sm" variant="ghost" isDisabled={current < 0} onPress={goToSung}>
          {t('lyrics.toSung')}
        </Button>
      </Inline>
      <ol
        ref={list}
        lang={lyrics.language ?? undefined}
        aria-label={t('lyrics.title')}
        className={styles.lines}
        onWheel={rest}
        onTouchMove={rest}
      >
        {lyrics.lines.map((line, index) => (
          <LyricsRow
            // Lines never change their place, and two may have one text and time.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            line={line}
            isCurrent={index === current}
            isTranslated={isTranslated}
            onSeek={(start) => {
              scrolledAt.current = 0;
              seek(start);
              resume();
            }}
          />
        ))}
      </ol>
      <Credits lyrics={lyrics} />
    </Stack>
  );
}

function PlainLines({ lyrics }: { lyrics: Lyrics }) {
  return (
    <Stack space="lg">
      <div lang={lyrics.language ?? undefined} dir="auto" className={styles.plain}>
        {lyrics.lines.map(({ text }, index) => (
          // Lines repeat and never change their place.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{text || '\u00A0'}</p>
        ))}
      </div>
      <Credits lyrics={lyrics} />
    </Stack>
  );
}

function Credits({ lyrics: { author, source } }: { lyrics: Lyrics }) {
  const t = useMessages(messages);
  if (!author && !source) return null;
  return (
    <Stack space="2xs">
      {author && (
        <Text as="p" size="sm" tone="muted">
          {t('lyrics.by', { name: author })}
        </Text>
      )}
      {source && (
        <Text as="p" size="sm" tone="muted">
          {t('lyrics.source', { name: source })}
        </Text>
      )}
    </Stack>
  );
}
