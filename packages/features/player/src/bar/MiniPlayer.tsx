import { useMessages } from '@segno/data';
import { Text, VisuallyHidden } from '@segno/ui';
import { useRef } from 'react';
import { artistNames } from '../cards/ArtistLinks.tsx';
import { messages } from '../messages/en.ts';
import { usePlayerProgress, usePlayerState, usePlayerStores } from '../playback/usePlayer.ts';
import { Cover } from './Cover.tsx';
import * as styles from './MiniPlayer.css.ts';
import { NextButton, PlayPauseButton } from './Transport.tsx';

/** How far a finger moves up before the player follows it, px. */
const swipeDistance = 24;

/** The player above a phone's bottom menu, 64 px high. A tap or a swipe up opens all of it. */
export function MiniPlayer() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const track = usePlayerState((state) => state.current?.track);
  const swipeFrom = useRef<number | null>(null);
  const open = () => view.setState({ fullScreen: 'cover' });
  if (!track) return null;
  const artists = artistNames(track.artists);
  return (
    <section
      aria-label={t('bar.label')}
      className={styles.mini}
      onPointerDown={(event) => {
        swipeFrom.current = event.clientY;
      }}
      onPointerMove={(event) => {
        if (swipeFrom.current === null || swipeFrom.current - event.clientY < swipeDistance) return;
        swipeFrom.current = null;
        open();
      }}
      onPointerUp={() => {
        swipeFrom.current = null;
      }}
      onPointerCancel={() => {
        swipeFrom.current = null;
      }}
    >
      <Hairline />
      <button type="button" className={styles.open} onClick={open}>
        <Cover track={track} sizes="44px" className={styles.cover} />
        <span className={styles.words}>
          <VisuallyHidden>{t('bar.open')} </VisuallyHidden>
          <Text truncate size="body" weight="medium">
            {track.name}
          </Text>
          <Text truncate size="small" tone="muted">
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
