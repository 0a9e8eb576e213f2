import { useMessages } from '@segno/data';
import { Text, VisuallyHidden } from '@segno/ui';
import { useRef } from 'react';
import { artistNames, Cover } from '@segno/music';
import { usePlayer, usePlayerProgress, usePlayerState, usePlayerStores } from '@segno/playback';
import { messages } from '../messages/en.ts';
import * as styles from './MiniPlayer.css.ts';
import { NextButton, PlayPauseButton } from './Transport.tsx';
import { useSwipe } from './useSwipe.ts';

/**
 * The player above a phone's bottom menu, 64 px high. A tap or a swipe up opens the full-screen player. A swipe
 * sideways plays the next or the previous track.
 */
export function MiniPlayer() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const track = usePlayerState((state) => state.current?.track);
  const wordsRef = useRef<HTMLButtonElement>(null);
  const { next, previous } = usePlayer();
  const open = () => view.setState({ fullScreen: 'cover' });
  const swipe = useSwipe({ on: { up: open, start: next, end: previous }, follow: { x: wordsRef } });
  if (!track) return null;
  const artists = artistNames(track.artists);
  return (
    <section aria-label={t('bar.label')} className={styles.mini} {...swipe}>
      <Hairline />
      <button ref={wordsRef} type="button" className={styles.open} onClick={open}>
        <Cover track={track} sizes="44px" className={styles.cover} />
        <span className={styles.textColumn}>
          <VisuallyHidden>{t('bar.open')} </VisuallyHidden>
          <Text truncate size="md" weight="medium">
            {track.name}
          </Text>
          <Text truncate size="sm" tone="muted">
            {artists}
          </Text>
        </span>
      </button>
      <PlayPauseButton size="md" />
      <NextButton size="md" />
    </section>
  );
}

function Hairline() {
  const part = usePlayerProgress(({ position, duration }) =>
    duration > 0 ? Math.round((position / duration) * 1000) / 10 : 0,
  );
  return (
    <div className={styles.hairline} aria-hidden="true">
      <div className={styles.played} style={{ inlineSize: `${part}%` }} />
    </div>
  );
}
