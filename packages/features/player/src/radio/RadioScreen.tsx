import { type RadioSeed, radioTracksQuery, useMessages } from '@segno/data';
import { Cover, PageHead, PlayButton, ArtistLinks, ExplicitMark } from '@segno/music';
import {
  type PlayContext,
  type QueueEntry,
  radioContext,
  sameContext,
  usePlayer,
  usePlayerState,
} from '@segno/playback';
import { EmptyState, Heading, IconButton, MinusIcon, PlusIcon, RadioIcon, Stack, Text } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { messages } from '../messages/radio.en.ts';
import * as css from './RadioScreen.css.ts';
import { ReasonText } from './ReasonText.tsx';

/** Number of tracks that are listed. */
const shown = 20;

/** An endless radio: what plays and comes, and why. */
export function RadioScreen({ params }: { params: { seedType: RadioSeed; seedId: number } }) {
  const t = useMessages(messages);
  const { data: radio } = useSuspenseQuery({
    ...radioTracksQuery(params.seedType, params.seedId),
    staleTime: 'static',
  });
  const { seed, tracks } = radio;
  const context = radioContext(seed.type, seed);
  const isOn = usePlayerState((state) => state.context !== null && sameContext(state.context, context));
  const known = tracks.map(({ track, reason }) => ({ ...track, reason }));
  return (
    <Stack space="xl">
      <PageHead
        kind={t('radio.kind')}
        title={seed.name}
        images={seed.image ? [seed.image] : []}
        description={t('radio.description', { name: seed.name })}
        actions={
          tracks.length > 0 && (
            <PlayButton
              size="lg"
              context={context}
              tracks={known}
              playLabel={t('radio.play', { name: seed.name })}
              pauseLabel={t('radio.pause', { name: seed.name })}
            />
          )
        }
      />
      {tracks.length === 0 ? (
        <EmptyState icon={<RadioIcon />} title={t('radio.empty')} />
      ) : isOn ? (
        <PlayingRadio />
      ) : (
        <Stack space="sm">
          <Heading level={2}>{t('radio.begins')}</Heading>
          <Entries
            label={t('radio.begins')}
            context={context}
            entries={tracks.map(({ track, reason }) => ({
              key: String(track.id),
              track,
              origin: 'context',
              reason,
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** The radio that plays: its track, and the next ones. */
function PlayingRadio() {
  const t = useMessages(messages);
  const { jumpTo } = usePlayer();
  const current = usePlayerState((state) => state.current);
  const nextUp = usePlayerState((state) => state.nextUp);
  const upcoming = usePlayerState((state) => state.upcoming);
  const context = usePlayerState((state) => state.context);
  return (
    <Stack space="sm">
      <Heading level={2}>{t('radio.next')}</Heading>
      <Entries
        label={t('radio.next')}
        context={context}
        currentKey={current?.key}
        entries={[...(current ? [current] : []), ...nextUp, ...upcoming].slice(0, shown)}
        onPlay={jumpTo}
        isTunable
      />
    </Stack>
  );
}

interface EntriesProps {
  label: string;
  entries: readonly QueueEntry[];
  context: PlayContext | null;
  currentKey?: string;
  onPlay?: (key: string) => void;
  /** Whether the radio plays, so that it follows wishes. */
  isTunable?: boolean;
}

function Entries({ label, entries, context, currentKey, onPlay, isTunable = false }: EntriesProps) {
  const t = useMessages(messages);
  const { tuneRadio } = usePlayer();
  const { more = [], less = [] } = context?.tuning ?? {};
  return (
    <ol aria-label={label} className={css.list}>
      {entries.map((entry) => {
        const { key, track } = entry;
        return (
          <li
            key={key}
            className={css.row}
            data-current={key === currentKey || undefined}
            aria-current={key === currentKey || undefined}
          >
            <Cover track={track} sizes="48px" className={css.cover} />
            <div className={css.text}>
              <span className={css.line}>
                <button type="button" className={css.name} disabled={!onPlay} onClick={() => onPlay?.(key)}>
                  <Text truncate weight="medium" tone={key === currentKey ? 'accent' : 'neutral'}>
                    {track.name}
                  </Text>
                </button>
                {track.is_explicit && <ExplicitMark />}
              </span>
              <Text as="div" truncate size="sm" tone="muted">
                <ArtistLinks artists={track.artists} />
              </Text>
            </div>
            <ReasonText entry={entry} context={context} className={css.reason} />
            {isTunable && (
              <span className={css.wishes}>
                <IconButton
                  aria-label={t('radio.more', { title: track.name })}
                  aria-pressed={more.includes(track.id)}
                  onPress={() => tuneRadio(track.id, 'more')}
                >
                  <PlusIcon />
                </IconButton>
                <IconButton
                  aria-label={t('radio.less', { title: track.name })}
                  aria-pressed={less.includes(track.id)}
                  onPress={() => tuneRadio(track.id, 'less')}
                >
                  <MinusIcon />
                </IconButton>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
