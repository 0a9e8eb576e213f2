import { useFormatLocale, useMessages } from '@segno/data';
import { CloseIcon, formattersOf, IconButton, MoreIcon, Text } from '@segno/ui';
import { Cover, artistNames, openMediaMenu, openMediaMenuAt, ExplicitMark, PlayingBars } from '@segno/music';
import { type PlayContext, type QueueEntry, usePlayerState } from '@segno/playback';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { messages } from '../messages/en.ts';
import { ReasonText } from '../radio/ReasonText.tsx';
import * as styles from '@segno/music/rows.css';

export interface QueueRowProps {
  entry: QueueEntry;
  /** What plays: the reason of entries that come from it. */
  context: PlayContext | null;
  isCurrent?: boolean;
  onRemove?: () => void;
}

/** One entry of the queue. */
export function QueueRow({ entry, context, isCurrent = false, onRemove }: QueueRowProps) {
  const { track } = entry;
  const t = useMessages(messages);
  const catalogue = useMessages(catalogueMessages);
  const { clock } = formattersOf(useFormatLocale());
  const isPlaying = usePlayerState(
    ({ status }) => isCurrent && (status === 'playing' || status === 'loading'),
  );
  return (
    <div
      className={styles.row}
      aria-current={isCurrent || undefined}
      onContextMenu={(event) => openMediaMenu(event, { type: 'track', track })}
    >
      <div className={styles.cover}>
        <Cover track={track} sizes="40px" />
        {isCurrent && <PlayingBars isPlaying={isPlaying} className={styles.playing} />}
      </div>
      <div className={styles.textColumn}>
        <span className={styles.line}>
          <Text truncate weight="medium" tone={isCurrent ? 'accent' : 'neutral'}>
            {track.name}
          </Text>
          {track.is_explicit && <ExplicitMark />}
        </span>
        {/* Where both do not fit, each gives way. */}
        <span className={styles.line}>
          <Text truncate size="sm" tone="muted">
            {artistNames(track.artists)}
          </Text>
          <ReasonText entry={entry} context={context} lead="· " />
        </span>
      </div>
      <Text size="sm" tone="muted" tabular className={styles.duration}>
        {clock(track.duration)}
      </Text>
      <span className={styles.actions}>
        <IconButton
          size="xs"
          aria-label={catalogue('moreFor', { name: track.name })}
          aria-haspopup="menu"
          onPress={(event) => openMediaMenuAt(event.target, { type: 'track', track })}
        >
          <MoreIcon size={16} />
        </IconButton>
        {onRemove && (
          <IconButton size="xs" aria-label={t('queue.remove', { title: track.name })} onPress={onRemove}>
            <CloseIcon size={16} />
          </IconButton>
        )}
      </span>
    </div>
  );
}
