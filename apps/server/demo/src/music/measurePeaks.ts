import type { Sound } from './sound.ts';

/** The number of values in the waveform of a recording. */
const peakCount = 800;

/** The root mean square of each of 800 equal sections, scaled so that the maximum is 255. */
export function measurePeaks({ left, right }: Sound): Uint8Array<ArrayBuffer> {
  const found = new Float32Array(peakCount);
  let loudest = 1e-6;
  for (let peak = 0; peak < peakCount; peak++) {
    const end = Math.floor(((peak + 1) * left.length) / peakCount);
    const start = Math.floor((peak * left.length) / peakCount);
    let power = 0;
    for (let index = start; index < end; index++) power += left[index]! ** 2 + right[index]! ** 2;
    const loudness = Math.sqrt(power / Math.max(1, end - start));
    found[peak] = loudness;
    loudest = Math.max(loudest, loudness);
  }
  return Uint8Array.from(found, (value) => Math.round((value / loudest) * 255));
}
