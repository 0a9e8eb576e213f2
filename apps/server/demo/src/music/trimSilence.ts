import { durationToFrames, framesToDuration, framesToSamples, sampleRate } from './form.ts';
import { fromDecibels, type Sound } from './sound.ts';

/** Samples below this level are inaudible in music at -14 LUFS. */
const silenceThreshold = fromDecibels(-45);
/** Silence in seconds that is kept before the first sound, so that its attack is complete. */
const lead = 0.005;
/** Duration of the fade-out in seconds, which prevents a click at the end. */
const fade = 0.05;

/** Trims silence at both ends to a whole number of MP3 frames. Also returns the duration in milliseconds. */
export function trimSilence({ left, right }: Sound): { sound: Sound; duration: number } {
  const isAudible = (index: number) =>
    Math.max(Math.abs(left[index]!), Math.abs(right[index]!)) > silenceThreshold;
  let first = 0;
  while (first < left.length && !isAudible(first)) first += 1;
  let last = left.length;
  while (last > first && !isAudible(last - 1)) last -= 1;
  // A silent recording is not changed.
  const from = first === left.length ? 0 : Math.max(0, first - Math.round(lead * sampleRate));
  const end = last === first ? left.length : last;
  const frames = durationToFrames(((end - from) * 1000) / sampleRate) + 1;
  const samples = Math.min(left.length - from, framesToSamples(frames));
  const cut = (side: Float32Array) => {
    const part = side.slice(from, from + samples);
    const ramp = Math.min(samples, Math.round(fade * sampleRate));
    for (let index = 0; index < ramp; index += 1) {
      const at = samples - 1 - index;
      part[at] = part[at]! * (index / ramp);
    }
    return part;
  };
  return {
    sound: { left: cut(left), right: cut(right) },
    duration: framesToDuration(Math.ceil((samples + 288) / 1152) + 1),
  };
}
