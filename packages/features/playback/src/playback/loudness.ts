import type { Track } from '@segno/data/contract';
import type { LoudnessMode } from './PlayerState.ts';

/** The loudness that all tracks get, in LUFS. */
const target = -14;
/** The highest peak after the gain, in dBTP. */
const highestPeak = -1;

type Measured = Pick<Track, 'duration' | 'loudness' | 'true_peak'>;

/** The loudness of several tracks one after the other: the mean of their power over time. */
function meanLoudness(tracks: readonly Measured[]): number | null {
  const known = tracks.filter(({ loudness }) => typeof loudness === 'number');
  const time = known.reduce((sum, { duration }) => sum + duration, 0);
  if (time === 0) return null;
  const power = known.reduce(
    (sum, { loudness, duration }) => sum + 10 ** ((loudness ?? 0) / 10) * duration,
    0,
  );
  return 10 * Math.log10(power / time);
}

/**
 * The gain of a track as a factor. `album` are the tracks of its album that are in the queue. No gain raises a measured peak
 * above −1 dBTP, and a track whose peak is unknown is never made louder, so nothing clips.
 */
export function gainOf(track: Measured, mode: LoudnessMode, album: readonly Measured[]): number {
  const compared = mode === 'album' && album.length > 0 ? album : [track];
  const loudness = mode === 'off' ? null : meanLoudness(compared);
  if (loudness === null) return 1;
  const peak = Math.max(...compared.map(({ true_peak }) => true_peak ?? Number.NaN));
  const headroom = Number.isNaN(peak) ? 0 : highestPeak - peak;
  const wanted = target - loudness;
  // Peaks above the limit need no attenuation beyond what the loudness asks for: they are in the recording.
  return 10 ** (Math.min(wanted, Math.max(0, headroom)) / 20);
}
