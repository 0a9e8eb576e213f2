import { useMessages } from '@segno/data';
import { ExpandIcon, IconButton, QueueIcon } from '@segno/ui';
import { LikeButton, Cover } from '@segno/music';
import { usePlayerState, usePlayerStores, usePlayerView } from '@segno/playback';
import { messages } from '../messages/en.ts';
import { queueToggle, toggleQueue } from '../queue/toggleQueue.ts';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import { MoreButton } from './MoreButton.tsx';
import * as styles from './PlayerBar.css.ts';
import { RateButton } from './RateButton.tsx';
import { SleepButton } from '../settings/SleepButton.tsx';
import { SeekBar } from './SeekBar.tsx';
import { TrackTitle } from './TrackTitle.tsx';
import { Transport } from './Transport.tsx';
import { VolumeControl } from './VolumeControl.tsx';

/** The player at the bottom of a desktop page, 80 px high. */
export function PlayerBar() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const track = usePlayerState((state) => state.current?.track);
  const isQueueOpen = usePlayerView((state) => state.isQueueOpen);
  const queueKeys = useShortcutKeys('queue');
  const fullScreenKeys = useShortcutKeys('fullScreen');
  if (!track) return null;
  return (
    <section aria-label={t('bar.label')} className={styles.bar}>
      <div className={styles.track}>
        <button
          type="button"
          aria-label={t('bar.cover')}
          data-shortcut={fullScreenKeys}
          className={styles.cover}
          onClick={() => view.setState({ fullScreen: 'cover' })}
        >
          <Cover track={track} sizes="56px" />
        </button>
        <TrackTitle track={track} />
        <LikeButton kind="tracks" id={track.id} name={track.name} size="sm" />
      </div>
      <div className={styles.center}>
        <Transport />
        <SeekBar />
      </div>
      <div className={styles.end}>
        <SleepButton />
        <RateButton />
        <VolumeControl />
        <IconButton
          aria-label={t('queue.title')}
          aria-pressed={isQueueOpen}
          data-shortcut={queueKeys}
          {...{ [queueToggle]: true }}
          className={styles.toggle}
          onPress={() => toggleQueue(view)}
        >
          <QueueIcon />
        </IconButton>
        <MoreButton />
        <IconButton
          aria-label={t('fullScreen.open')}
          data-shortcut={fullScreenKeys}
          onPress={() => view.setState({ fullScreen: 'cover' })}
        >
          <ExpandIcon />
        </IconButton>
      </div>
    </section>
  );
}
