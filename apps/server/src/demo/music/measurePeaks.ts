import type { Sound } from './sound.ts';

/** How many values draw the waveform of a recording. */
const peakCount = 800;

/** The loudest sample of each of 800 equal stretches, the loudest of all being 255. */
export function measurePeaks({ left, right }: Sound): Uint8Array<ArrayBuffer> {
  const found = new Float32Array(peakCount);
  let loudest = 1e-6;
  for (let peak = 0; peak < peakCount; peak++) {
    const end = Math.floor(((peak + 1) * left.length) / peakCount);
    let highest = 0;
    for (let index = Math.floor((peak * left.length) / peakCount); index < end; index++)
      highest = Math.max(highest, Math.abs(left[index]!), Math.abs(right[index]!));
    found[peak] = highest;
    loudest = Math.max(loudest, highest);
  }
  return Uint8Array.from(found, (value) => Math.round((value / loudest) * 255));
}
