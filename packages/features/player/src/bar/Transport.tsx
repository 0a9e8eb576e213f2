import { useMessages } from '@segno/data';
import {
  IconButton,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  RepeatIcon,
  RepeatOneIcon,
  ShuffleIcon,
} from '@segno/ui';
import { messages } from '../messages/en.ts';
import { nextRepeat, usePlayer, usePlayerState } from '@segno/playback';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import * as styles from './Transport.css.ts';

/** Plays and pauses. While the audio is loading, it pauses and shows a spinner. */
export function PlayPauseButton({ size }: { size: 'sm' | 'md' | 'xl' }) {
  const t = useMessages(messages);
  const { toggle } = usePlayer();
  const status = usePlayerState((state) => state.status);
  const isOn = status === 'playing' || status === 'loading';
  const keys = useShortcutKeys('toggle');
  return (
    <span className={styles.playFrame} data-loading={status === 'loading' || undefined}>
      <IconButton
        tone="accent"
        variant="solid"
        size={size}
        aria-label={isOn ? t('transport.pause') : t('transport.play')}
        data-shortcut={keys}
        onPress={toggle}
      >
        {isOn ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </span>
  );
}

function PreviousButton({ size }: { size: 'sm' | 'lg' }) {
  const t = useMessages(messages);
  const { previous } = usePlayer();
  const keys = useShortcutKeys('previous');
  return (
    <IconButton size={size} aria-label={t('transport.previous')} data-shortcut={keys} onPress={previous}>
      <PreviousIcon />
    </IconButton>
  );
}

export function NextButton({ size }: { size: 'sm' | 'md' | 'lg' }) {
  const t = useMessages(messages);
  const { next } = usePlayer();
  const keys = useShortcutKeys('next');
  const isLast = usePlayerState(
    ({ nextUp, upcoming, repeat, autoplay }) =>
      nextUp.length === 0 && upcoming.length === 0 && repeat === 'off' && !autoplay,
  );
  return (
    <IconButton
      size={size}
      aria-label={t('transport.next')}
      data-shortcut={keys}
      onPress={next}
      isDisabled={isLast}
    >
      <NextIcon />
    </IconButton>
  );
}

/** The buttons shuffle, previous, play, next and repeat. */
export function Transport({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  const t = useMessages(messages);
  const player = usePlayer();
  const isShuffled = usePlayerState((state) => state.isShuffled);
  const repeat = usePlayerState((state) => state.repeat);
  const shuffleKeys = useShortcutKeys('shuffle');
  const repeatKeys = useShortcutKeys('repeat');
  const isLarge = size === 'lg';
  return (
    <div className={styles.transport[size]}>
      <IconButton
        size={isLarge ? 'md' : 'sm'}
        aria-label={t('transport.shuffle')}
        aria-pressed={isShuffled}
        data-shortcut={shuffleKeys}
        className={styles.mode}
        onPress={() => player.setShuffle(!isShuffled)}
      >
        <ShuffleIcon />
      </IconButton>
      <PreviousButton size={isLarge ? 'lg' : 'sm'} />
      <PlayPauseButton size={isLarge ? 'xl' : 'sm'} />
      <NextButton size={isLarge ? 'lg' : 'sm'} />
      <IconButton
        size={isLarge ? 'md' : 'sm'}
        aria-label={t(`transport.repeat.${repeat}`)}
        aria-pressed={repeat !== 'off'}
        data-shortcut={repeatKeys}
        className={styles.mode}
        onPress={() => player.setRepeat(nextRepeat[repeat])}
      >
        {repeat === 'one' ? <RepeatOneIcon /> : <RepeatIcon />}
      </IconButton>
    </div>
  );
}
