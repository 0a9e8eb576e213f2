import { imageUrl, type Track, useMessages, useSetting } from '@segno/data';
import {
  Button,
  ChevronDownIcon,
  IconButton,
  lazyPart,
  Link,
  LyricsIcon,
  PartBoundary,
  QueueIcon,
  Text,
} from '@segno/ui';
import { type CSSProperties, type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '../messages/en.ts';
import { artistNames, Cover, coverTint, LikeButton } from '@segno/music';
import { usePlayer, usePlayerState, usePlayerStores, usePlayerView } from '@segno/playback';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import * as styles from './FullScreenPlayer.css.ts';
import { MoreButton } from './MoreButton.tsx';
import { NowPlaying } from './NowPlaying.tsx';
import { RateButton } from './RateButton.tsx';
import { SleepButton } from '../settings/SleepButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import { Spectrum } from './Spectrum.tsx';
import { TrackTitle } from './TrackTitle.tsx';
import { Transport } from './Transport.tsx';
import type { QueueListProps } from '../queue/QueueList.tsx';
import { QueueFailure } from '../queue/QueueFailure.tsx';
import { useFocusHandover } from './useFocusHandover.ts';
import { useModal } from './useModal.ts';
import { useSwipe } from './useSwipe.ts';
import { VolumeControl } from './VolumeControl.tsx';

const LyricsView = lazyPart(() => import('../lyrics/LyricsView.tsx'));
const QueueList = lazyPart<QueueListProps>(() => import('../queue/QueueList.tsx'));

/** A full-screen view of the current track: cover, controls and queue. */
export default function FullScreenPlayer() {
  const { view } = usePlayerStores();
  const isOpen = usePlayerView((state) => state.fullScreen !== 'closed');
  const hasTrack = usePlayerState((state) => state.current !== null);
  if (!isOpen || !hasTrack) return null;
  return createPortal(<Surface onClose={() => view.setState({ fullScreen: 'closed' })} />, document.body);
}

function Surface({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const ref = useRef<HTMLDivElement>(null);
  const { leave } = useModal(ref, onClose);
  const track = usePlayerState((state) => state.current?.track);
  const context = usePlayerState((state) => state.context);
  const isQueueOpen = usePlayerView((state) => state.fullScreen === 'queue');
  const hasLyrics = useSetting('player.lyrics') !== false;
  const areLyricsOpen = usePlayerView((state) => state.fullScreen === 'lyrics') && hasLyrics;
  const isSideOpen = isQueueOpen || areLyricsOpen;
  const lyricsRef = useRef<HTMLButtonElement>(null);
  const closeKeys = useShortcutKeys('fullScreen');
  const queueKeys = useShortcutKeys('queue');
  const coverRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { next, previous } = usePlayer();
  const headerSwipe = useSwipe({ on: { down: onClose }, follow: { y: ref } });
  const coverSwipe = useSwipe({
    on: { down: onClose, start: next, end: previous },
    follow: { x: coverRef, y: ref },
  });
  if (!track) return null;
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={t('fullScreen.label')}
      tabIndex={-1}
      data-player
      data-queue={isSideOpen || undefined}
      className={styles.surface}
      style={{ [styles.coverColor]: coverTint(track.image?.color) } as CSSProperties}
    >
      {track.image && (
        <img key={track.image.src} src={imageUrl(track.image, 64)} alt="" className={styles.backdrop} />
      )}
      <div className={styles.header} {...headerSwipe}>
        <IconButton size="md" aria-label={t('fullScreen.close')} data-shortcut={closeKeys} onPress={onClose}>
          <ChevronDownIcon />
        </IconButton>
        {context && (
          <div className={styles.from}>
            <Text as="div" size="sm" className={styles.fromLabel}>
              {t('fullScreen.playingFrom')}
            </Text>
            <Link truncate href={context.href} onPress={leave} className={styles.fromName}>
              {context.name}
            </Link>
          </div>
        )}
        <div className={styles.headerEnd}>
          <MoreButton size="md" onLeave={leave} />
        </div>
      </div>
      <NowPlaying />
      <div className={styles.body}>
        <div className={styles.stage}>
          <div ref={coverRef} className={styles.coverFrame} {...coverSwipe}>
            <LargeCover key={track.image?.src} track={track} />
          </div>
          <div className={styles.controls}>
            <TrackTitle track={track} size="heading" onLeave={leave} />
            <Spectrum />
            <SeekBar times="below" />
            <Transport size="lg" />
            <div className={styles.tools}>
              <div className={styles.volume}>
                <VolumeControl />
              </div>
              <SleepButton />
              <RateButton />
              <LikeButton kind="tracks" id={track.id} name={track.name} />
              {hasLyrics && (
                <IconButton
                  ref={lyricsRef}
                  size="md"
                  aria-label={t('bar.lyrics')}
                  aria-pressed={areLyricsOpen}
                  className={styles.toggle}
                  onPress={() => view.setState({ fullScreen: areLyricsOpen ? 'cover' : 'lyrics' })}
                >
                  <LyricsIcon />
                </IconButton>
              )}
              <IconButton
                ref={toggleRef}
                size="md"
                aria-label={t('queue.title')}
                aria-pressed={isQueueOpen}
                data-shortcut={queueKeys}
                className={styles.toggle}
                onPress={() => view.setState({ fullScreen: isQueueOpen ? 'cover' : 'queue' })}
              >
                <QueueIcon />
              </IconButton>
            </div>
          </div>
          {!isSideOpen && (
            <Next toggleRef={toggleRef} onPress={() => view.setState({ fullScreen: 'queue' })} />
          )}
        </div>
        {isQueueOpen && (
          <Queue toggleRef={toggleRef}>
            <PartBoundary Failure={QueueFailure}>
              <QueueList onLeave={leave} />
            </PartBoundary>
          </Queue>
        )}
        {areLyricsOpen && (
          <Queue toggleRef={lyricsRef}>
            <div className={styles.lyrics}>
              <PartBoundary Failure={QueueFailure}>
                <LyricsView />
              </PartBoundary>
            </div>
          </Queue>
        )}
      </div>
    </div>
  );
}

/** The cover of the bar, which is loaded, below the large one until that has loaded. */
function LargeCover({ track }: { track: Track }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={styles.cover}>
      <Cover track={track} sizes="56px" radius="panel" />
      {!hasFailed && track.image && (
        <Cover
          track={track}
          sizes="(max-width: 768px) 90vw, 60vh"
          radius="panel"
          className={styles.largeCover}
          isTransparent
          onError={() => setFailed(true)}
        />
      )}
    </div>
  );
}

interface QueueToggled {
  /** The button that opens and closes the queue. It gets the focus when what it replaces had it. */
  toggleRef: RefObject<HTMLButtonElement | null>;
}

function Queue({ toggleRef, children }: QueueToggled & { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusHandover(ref, toggleRef);
  return (
    <div ref={ref} className={styles.queue}>
      {children}
    </div>
  );
}

/** Shows the next track, if there is one. */
function Next(props: QueueToggled & { onPress: () => void }) {
  const next = usePlayerState(({ nextUp, upcoming, repeat, current }) =>
    repeat === 'one' ? current?.track : (nextUp[0] ?? upcoming[0])?.track,
  );
  return next && <NextButton {...props} next={next} />;
}

/** A button with the next track that opens the queue. */
function NextButton({ next, toggleRef, onPress }: QueueToggled & { next: Track; onPress: () => void }) {
  const t = useMessages(messages);
  const ref = useRef<HTMLButtonElement>(null);
  useFocusHandover(ref, toggleRef);
  return (
    <Button
      ref={ref}
      variant="ghost"
      className={styles.next}
      startIcon={<Cover track={next} sizes="40px" className={styles.nextCover} />}
      onPress={onPress}
    >
      <span className={styles.nextText}>
        <Text size="sm">{t('fullScreen.next')}</Text>
        <Text truncate weight="medium">
          {t('bar.by', { title: next.name, artists: artistNames(next.artists) })}
        </Text>
      </span>
    </Button>
  );
}
