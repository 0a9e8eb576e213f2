import { useMessages, type Track } from '@segno/data';
import { usePlayerProgress, usePlayerState } from '../playback/usePlayer.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import * as css from './Waveform.css.ts';

const bars = 160;

/** Merges the peaks into as many as are drawn, each 0 to 1. */
function heights(peaks: readonly number[]): number[] {
  return Array.from({ length: bars }, (_, index) => {
    const from = Math.floor((index * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / bars));
    return Math.max(...peaks.slice(from, to)) / 255;
  });
}

/** The loudness of a track over its time, with the part that has sounded in the accent. */
export function Waveform({ track, peaks }: { track: Track; peaks: readonly number[] }) {
  const t = useMessages(catalogueMessages);
  const isCurrent = usePlayerState(({ current }) => current?.track.id === track.id);
  const played = usePlayerProgress(({ position }) =>
    isCurrent ? Math.floor((position / track.duration) * bars) : 0,
  );
  return (
    <svg
      className={css.waveform}
      viewBox={`0 0 ${bars * 4} 64`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('track.waveform')}
    >
      {heights(peaks).map((height, index) => {
        const size = Math.max(2, Math.round(height * 64));
        return (
          <rect
            key={index}
            x={index * 4}
            y={(64 - size) / 2}
            width={2.5}
            height={size}
            rx={1}
            className={index < played ? css.played : css.bar}
          />
        );
      })}
    </svg>
  );
}
