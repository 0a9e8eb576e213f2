import { useMessages } from '@segno/data';
import { artistNames, Cover } from '@segno/music';
import { usePlayer, usePlayerState } from '@segno/playback';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon, Text } from '@segno/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { messages } from '../messages/en.ts';
import { miniWindow } from './miniWindow.ts';
import * as styles from './MiniWindow.css.ts';

/** The player in a window of its own, while it is open. */
export default function MiniWindow() {
  const target = useStore(miniWindow, (state) => state.window);
  const track = usePlayerState((state) => state.current?.track);
  useEffect(() => {
    const opened = miniWindow.getState().window;
    if (opened) opened.document.title = track?.name ?? '';
  }, [target, track]);
  // The window closes with this page.
  useEffect(() => () => miniWindow.getState().window?.close(), []);
  return target && createPortal(<Content />, target.document.body);
}

/** Plain buttons: the window has its own document, in which the page's overlays and tooltips do not work. */
function Content() {
  const t = useMessages(messages);
  const { toggle, next, previous } = usePlayer();
  const track = usePlayerState((state) => state.current?.track);
  const isOn = usePlayerState(({ status }) => status === 'playing' || status === 'loading');
  if (!track) return null;
  return (
    <main className={styles.content} aria-label={t('bar.label')}>
      <Cover track={track} sizes="96px" className={styles.cover} />
      <div className={styles.side}>
        <div className={styles.text}>
          <Text truncate weight="medium">
            {track.name}
          </Text>
          <Text truncate size="sm" tone="muted">
            {artistNames(track.artists)}
          </Text>
        </div>
        <div className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('transport.previous')}
            onClick={previous}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={isOn ? t('transport.pause') : t('transport.play')}
            onClick={toggle}
          >
            {isOn ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button type="button" className={styles.button} aria-label={t('transport.next')} onClick={next}>
            <NextIcon />
          </button>
        </div>
      </div>
    </main>
  );
}
