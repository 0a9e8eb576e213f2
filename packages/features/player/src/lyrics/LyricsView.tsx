import { type Lyrics, type LyricsLine, lyricsQuery, type Track, useMessages } from '@segno/data';
import { usePlayer, usePlayerProgress, usePlayerState } from '@segno/playback';
import { EmptyState, ErrorState, LyricsIcon, Skeleton, Stack, Switch, Text } from '@segno/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages/lyrics.en.ts';
import { currentLine } from './currentLine.ts';
import { LyricsSize } from './LyricsSize.tsx';
import * as styles from './LyricsView.css.ts';

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
  const rest = () => {
    scrolledAt.current = Date.now();
  };
  return (
    <Stack space="lg">
      {hasTranslation(lyrics) && (
        <Switch isSelected={isTranslated} onChange={setTranslated}>
          {t('lyrics.translation')}
        </Switch>
      )}
      <ol
        ref={list}
        lang={lyrics.language ?? undefined}
        aria-label={t('lyrics.title')}
        className={styles.lines}
        onWheel={rest}
        onTouchMove={rest}
      >
        {lyrics.lines.map((line, index) => (
          <li key={`${line.start} ${line.text}`}>
            <button
              type="button"
              dir="auto"
              className={styles.line}
              data-current={index === current || undefined}
              aria-current={index === current || undefined}
              onClick={() => {
                scrolledAt.current = 0;
                seek(line.start ?? 0);
                resume();
              }}
            >
              {index === current && line.words.length > 0 ? <SungWords line={line} /> : line.text || '♪'}
              {isTranslated && line.translation !== null && (
                <span className={styles.translation}>{line.translation}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <Credits lyrics={lyrics} />
    </Stack>
  );
}

/** The words of the sung line; those that are over have full contrast. */
function SungWords({ line }: { line: LyricsLine }) {
  const count = usePlayerProgress(
    ({ position }) => line.words.filter(({ start }) => start <= position).length,
  );
  return line.words.map((word, index) => (
    <span key={`${word.start} ${word.text}`} className={styles.word} data-sung={index < count || undefined}>
      {word.text}{' '}
    </span>
  ));
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
