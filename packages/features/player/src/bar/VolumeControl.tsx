import { useMessages } from '@segno/data';
import { IconButton, Slider, VolumeIcon, VolumeLowIcon, VolumeMutedIcon } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { usePlayer, usePlayerState } from '@segno/playback';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import * as styles from './VolumeControl.css.ts';

/** The mute button, and the volume slider where there is space. */
export function VolumeControl() {
  const t = useMessages(messages);
  const { setVolume, toggleMute } = usePlayer();
  const volume = usePlayerState((state) => state.volume);
  const isMuted = usePlayerState((state) => state.isMuted);
  const keys = useShortcutKeys('mute');
  const audibleVolume = isMuted ? 0 : volume;
  const Icon = audibleVolume === 0 ? VolumeMutedIcon : audibleVolume < 0.5 ? VolumeLowIcon : VolumeIcon;
  return (
    <div className={styles.volume}>
      <IconButton
        aria-label={isMuted ? t('volume.unmute') : t('volume.mute')}
        data-shortcut={keys}
        onPress={toggleMute}
      >
        <Icon />
      </IconButton>
      <Slider
        className={styles.slider}
        variant="quiet"
        aria-label={t('volume.label')}
        step={5}
        value={Math.round(audibleVolume * 100)}
        formatValue={(percent) => t('volume.value', { percent })}
        onChange={(percent) => setVolume(percent / 100)}
      />
    </div>
  );
}
