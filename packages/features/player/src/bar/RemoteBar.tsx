import { useMessages } from '@segno/data';
import { artistNames, Cover } from '@segno/music';
import { usePlayerStores } from '@segno/playback';
import {
  Button,
  IconButton,
  MonitorIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
  PreviousIcon,
  Text,
  toast,
} from '@segno/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { messages } from '../messages/remote.en.ts';
import * as styles from './RemoteBar.css.ts';

/** What plays on another device of the person, with its controls, and the button to go on here. */
export function RemoteBar() {
  const t = useMessages(messages);
  const { remote } = usePlayerStores();
  const playback = useStore(remote, (state) => state.playback);
  const commands = useStore(remote, (state) => state.commands);
  const [isPending, setPending] = useState(false);
  if (!playback || !commands) return null;
  const { track, device, isPlaying } = playback;
  const continueHere = async () => {
    setPending(true);
    try {
      await commands.continueHere();
    } catch {
      toast(t('remote.failed'), { type: 'danger' });
    }
    setPending(false);
  };
  return (
    <section aria-label={t('remote.label')} className={styles.bar}>
      <Cover track={track} sizes="56px" className={styles.cover} />
      <div className={styles.text}>
        <Text truncate weight="medium">
          {track.name}
        </Text>
        <Text truncate size="sm" tone="muted">
          {artistNames(track.artists)}
        </Text>
        <Text truncate size="sm" tone="accent" className={styles.device}>
          <MonitorIcon size={14} /> {t(isPlaying ? 'remote.playingOn' : 'remote.pausedOn', { device })}
        </Text>
      </div>
      <div className={styles.controls}>
        <span className={styles.wide}>
          <IconButton aria-label={t('remote.previous')} onPress={() => commands.send('previous')}>
            <PreviousIcon />
          </IconButton>
        </span>
        <IconButton
          variant="soft"
          aria-label={t(isPlaying ? 'remote.pause' : 'remote.play')}
          onPress={() => commands.send(isPlaying ? 'pause' : 'play')}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <span className={styles.wide}>
          <IconButton aria-label={t('remote.next')} onPress={() => commands.send('next')}>
            <NextIcon />
          </IconButton>
        </span>
        <Button size="xs" tone="accent" isPending={isPending} onPress={() => void continueHere()}>
          {t('remote.continue')}
        </Button>
      </div>
    </section>
  );
}
