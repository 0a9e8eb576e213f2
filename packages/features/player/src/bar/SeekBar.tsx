import { useMessages } from '@segno/data';
import { Slider, Text } from '@segno/ui';
import { useState } from 'react';
import { messages } from '../messages/en.ts';
import { useTimes } from '@segno/music';
import { usePlayer, usePlayerProgress, usePlayerState } from '@segno/playback';
import * as styles from './SeekBar.css.ts';
import { shownDuration } from './shownDuration.ts';

export interface SeekBarProps {
  /** The position of the times relative to the slider. @default 'beside' */
  times?: 'beside' | 'below';
}

/** Shows the position in the track. Seeks when the thumb is released. */
export function SeekBar({ times = 'beside' }: SeekBarProps) {
  const t = useMessages(messages);
  const { clock, spoken } = useTimes();
  const { seek } = usePlayer();
  const [target, setTarget] = useState<number | null>(null);
  const recorded = usePlayerState((state) => state.current?.track.duration ?? 0);
  const decoded = usePlayerProgress((progress) => progress.duration);
  const duration = shownDuration(recorded, decoded);
  const buffered = usePlayerProgress((progress) => Math.round(progress.buffered / 1000));
  const position = usePlayerProgress((progress) => progress.position / 1000);
  const shown = Math.min(target ?? position, duration);
  return (
    <div className={styles.seek[times]}>
      <Text size="sm" tone="muted" tabular className={styles.time} aria-hidden="true">
        {clock(shown * 1000)}
      </Text>
      <Slider
        className={styles.slider}
        variant="quiet"
        aria-label={t('seek.label')}
        maxValue={Math.max(1, duration)}
        value={shown}
        secondaryValue={buffered}
        step={1}
        isDisabled={duration === 0}
        formatValue={(value) => spoken(value * 1000, duration * 1000)}
        onChange={setTarget}
        onChangeEnd={(value) => {
          setTarget(null);
          seek(value * 1000);
        }}
      />
      <Text size="sm" tone="muted" tabular className={styles.time} aria-hidden="true">
        {clock(duration * 1000)}
      </Text>
    </div>
  );
}
