import { useMessages, type Track } from '@segno/data';
import { useEffect, useRef, useState } from 'react';
import { useTimes } from '@segno/music';
import { trackContext, usePlayer, usePlayerProgress, usePlayerState } from '@segno/playback';
import { pageMessages } from '../messages/pages.en.ts';
import { barHeights } from './barHeights.ts';
import * as css from './Waveform.css.ts';

const bars = 160;
const height = 64;

/**
 * The loudness of a track over time, with the played part in the accent colour. A press seeks to the pressed position.
 */
export function Waveform({ track, peaks }: { track: Track; peaks: readonly number[] }) {
  const t = useMessages(pageMessages);
  const { spoken } = useTimes();
  const player = usePlayer();
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const position = usePlayerProgress((progress) => (isCurrent ? progress.position : 0));
  const input = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<number | null>(null);
  const shown = target ?? position;
  const played = Math.floor((shown / track.duration) * bars);

  // The browser fires `change` when the thumb is released; React's `onChange` is called for every move.
  useEffect(() => {
    const slider = input.current;
    if (!slider) return undefined;
    const go = () => {
      if (!isCurrent) player.play(trackContext(track), [track], 0);
      player.seek(slider.valueAsNumber * 1000);
      setTarget(null);
    };
    slider.addEventListener('change', go);
    return () => slider.removeEventListener('change', go);
  }, [isCurrent, player, track]);

  return (
    <div className={css.frame}>
      <svg
        className={css.waveform}
        viewBox={`0 0 ${bars * 4} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {barHeights(peaks, bars).map((part, index) => {
          const size = Math.max(2, Math.round(part * height));
          return (
            <rect
              key={index}
              x={index * 4}
              y={(height - size) / 2}
              width={2.5}
              height={size}
              rx={1}
              className={index < played ? css.played : css.bar}
            />
          );
        })}
      </svg>
      <input
        ref={input}
        type="range"
        className={css.slider}
        aria-label={t('track.waveform')}
        aria-valuetext={spoken(shown, track.duration)}
        min={0}
        max={Math.floor(track.duration / 1000)}
        step={1}
        value={Math.round(shown / 1000)}
        onChange={(event) => setTarget(event.currentTarget.valueAsNumber * 1000)}
        onFocus={player.preload}
        onPointerEnter={player.preload}
      />
    </div>
  );
}
