import { useMessages } from '@segno/data';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  Link,
  QueueIcon,
  RelativeTime,
  ReorderList,
  Switch,
  Text,
  UndoIcon,
} from '@segno/ui';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { artistNames } from '@segno/music';
import { type QueueEntry, usePlayer, usePlayerState } from '@segno/playback';
import { messages } from '../messages/en.ts';
import * as styles from './QueueList.css.ts';
import { QueueRow } from './QueueRow.tsx';
import { SaveQueue } from './SaveQueue.tsx';

/** The number of entries that are listed at first; few enough to render quickly. */
const firstShown = 50;

export interface QueueListProps {
  /** Content at the end of the title's line. */
  action?: ReactNode;
  /** Called when a link is followed. */
  onLeave?: () => void;
}

/** The current track, next up and the rest of the context, in playback order. */
export default function QueueList({ action, onLeave }: QueueListProps) {
  const t = useMessages(messages);
  const player = usePlayer();
  const current = usePlayerState((state) => state.current);
  const nextUp = usePlayerState((state) => state.nextUp);
  const upcoming = usePlayerState((state) => state.upcoming);
  const context = usePlayerState((state) => state.context);
  const autoplay = usePlayerState((state) => state.autoplay);
  const from = context?.type === 'radio' ? t('queue.similar') : t('queue.from');
  const undoable = usePlayerState((state) => state.undoable);
  const repeatsAll = usePlayerState((state) => state.repeat === 'all');
  const hasNextUp = nextUp.length > 0;
  const hasUpcoming = upcoming.length > 0;
  const isEmpty = !hasNextUp && !hasUpcoming;
  const bodyRef = useRef<HTMLDivElement>(null);
  const clearRef = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  const hadUndo = useRef(false);

  // When the focused control is removed, the focus moves to the list. “Undo” moves it back to “Clear”.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isUndoGone = hadUndo.current && undoable === null;
    hadUndo.current = undoable !== null;
    if (hasFocus.current && activeElement === document.body)
      ((isUndoGone && clearRef.current) || bodyRef.current)?.focus({ preventScroll: true });
    else if (activeElement === bodyRef.current) clearRef.current?.focus();
  }, [hasNextUp, hasUpcoming, undoable]);

  return (
    <div
      className={styles.queue}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={(event: FocusEvent) => {
        // When the focused element is removed, the blur event has no related target.
        if (event.target.isConnected) hasFocus.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      <div className={styles.header}>
        <Heading level={2} size="lg">
          {t('queue.title')}
        </Heading>
        <span className={styles.actions}>
          {undoable && (
            <IconButton aria-label={t(`queue.undo.${undoable}`)} onPress={player.undo}>
              <UndoIcon />
            </IconButton>
          )}
          {(current || !isEmpty) && <SaveQueue />}
          {!isEmpty && (
            <Button ref={clearRef} size="xs" variant="ghost" onPress={player.clearQueue}>
              {t('queue.clear')}
            </Button>
          )}
          {action}
        </span>
      </div>
      <div ref={bodyRef} className={styles.body} tabIndex={-1}>
        {current && (
          <Section title={t('queue.current')}>
            <div className={styles.current}>
              <QueueRow entry={current} context={context} isCurrent />
            </div>
          </Section>
        )}
        {hasNextUp && (
          <Section title={t('queue.nextUp')}>
            <Entries label={t('queue.nextUp')} entries={nextUp} />
          </Section>
        )}
        {hasUpcoming && (
          <Section
            title={
              context ? (
                <>
                  {from}{' '}
                  <Link tone="neutral" href={context.href} onPress={onLeave}>
                    {context.name}
                  </Link>
                </>
              ) : (
                t('queue.fromNowhere')
              )
            }
          >
            <Entries
              label={context ? `${from} ${context.name}` : t('queue.fromNowhere')}
              entries={upcoming}
            />
          </Section>
        )}
        {isEmpty && (
          <EmptyState
            level={3}
            icon={<QueueIcon />}
            title={t('queue.empty.title')}
            description={t('queue.empty.description')}
          />
        )}
        {repeatsAll && !isEmpty && (
          <Text as="p" size="sm" tone="muted" className={styles.note}>
            {t('queue.repeats')}
          </Text>
        )}
        {current && (
          <div className={styles.autoplay}>
            <Switch isSelected={autoplay} onChange={player.setAutoplay} description={t('queue.autoplayHint')}>
              {t('queue.autoplay')}
            </Switch>
          </div>
        )}
        <RecentQueues />
      </div>
    </div>
  );
}

/** The queues that were left, to restore one. */
function RecentQueues() {
  const t = useMessages(messages);
  const { restoreQueue } = usePlayer();
  const recentQueues = usePlayerState((state) => state.recentQueues);
  if (recentQueues.length === 0) return null;
  return (
    <Section title={t('queue.recent')}>
      <ul className={styles.recents}>
        {recentQueues.map(({ id, name, count, at }) => (
          <li key={id} className={styles.recent}>
            <span className={styles.recentText}>
              <Text truncate>{name}</Text>
              <Text truncate size="sm" tone="muted">
                {t('queue.count', { count })} · <RelativeTime value={at} length="short" />
              </Text>
            </span>
            <Button
              size="xs"
              variant="ghost"
              aria-label={t('queue.restoreNamed', { name })}
              onPress={() => restoreQueue(id)}
            >
              {t('queue.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={3} size="md" className={styles.sectionTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly QueueEntry[] }) {
  const t = useMessages(messages);
  const { jumpTo, move, remove } = usePlayer();
  const context = usePlayerState((state) => state.context);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, firstShown);
  const hidden = entries.length - shown.length;
  return (
    <>
      <ReorderList
        label={label}
        items={shown}
        itemKey={(entry) => entry.key}
        itemLabel={({ track }) => t('bar.by', { title: track.name, artists: artistNames(track.artists) })}
        onMove={([key], beforeKey) => {
          if (key !== undefined) move(key, beforeKey ?? entries[shown.length]?.key ?? null);
        }}
        onAction={(entry) => jumpTo(entry.key)}
        onRemove={(entry) => remove(entry.key)}
        className={shown.length >= firstShown * 2 ? styles.long : undefined}
        renderItem={(entry) => (
          <QueueRow entry={entry} context={context} onRemove={() => remove(entry.key)} />
        )}
      />
      {hidden > 0 && (
        <div className={styles.more}>
          <Button size="xs" variant="ghost" onPress={() => setWhole(true)}>
            {t('queue.more', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}
