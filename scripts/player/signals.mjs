// Known signals for the benchmark of the player, and what a recording of them tells.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFrames } from '../../apps/server/src/recordings/indexFrames.ts';
import { wavOf } from '../tests/wav.ts';

export const sampleRate = 44_100;

/** Noise and a tone, the same each time: every part of it is found at one place only. */
export function testSignal(seconds) {
  let seed = 7;
  let low = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    seed = (seed * 16_807) % 2_147_483_647;
    low += ((seed / 2_147_483_647) * 2 - 1 - low) * 0.25;
    return 0.25 * low + 0.2 * Math.sin((at * 440 * 2 * Math.PI) / sampleRate);
  });
}

/** Frequency at the beginning, and its change for each second, of the signal that tells the time. */
const sweep = { start: 300, slope: 15 };

/** A tone whose frequency tells the time, with noise of a changing level, which makes the bit rate vary. */
export function timeSignal(seconds) {
  let seed = 11;
  let before = 0;
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const time = at / sampleRate;
    seed = (seed * 16_807) % 2_147_483_647;
    const white = (seed / 2_147_483_647) * 2 - 1;
    // The difference of white noise has little below the tone's frequencies.
    const noise = (white - before) * (Math.floor(time / 20) % 2 === 0 ? 0.02 : 0.2);
    before = white;
    const phase = 2 * Math.PI * (sweep.start * time + (sweep.slope * time * time) / 2);
    return 0.4 * Math.sin(phase) + noise;
  });
}

/** The time of the middle of a part of `timeSignal`, in s, by its strongest frequency within `reach` s of `near`. */
export function timeOf(part, near, reach = 70) {
  const power = (hertz) => {
    const step = (2 * Math.PI * hertz) / sampleRate;
    let real = 0;
    let imaginary = 0;
    for (let at = 0; at < part.length; at += 1) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / part.length);
      real += part[at] * window * Math.cos(step * at);
      imaginary += part[at] * window * Math.sin(step * at);
    }
    return real * real + imaginary * imaginary;
  };
  const search = (from, to, step) => {
    let best = from;
    let most = -1;
    for (let hertz = Math.max(50, from); hertz <= to; hertz += step) {
      const found = power(hertz);
      if (found > most) [best, most] = [hertz, found];
    }
    return best;
  };
  const middle = sweep.start + sweep.slope * near;
  const coarse = search(middle - sweep.slope * reach, middle + sweep.slope * reach, 2);
  return (search(coarse - 3, coarse + 3, 0.05) - sweep.start) / sweep.slope;
}

/** Formats by their name: arguments of ffmpeg, ending of the file, media type. */
export const formats = {
  wav: null,
  flac: { args: ['-c:a', 'flac'], ending: 'flac', mime: 'audio/flac' },
  mp3: { args: ['-c:a', 'libmp3lame', '-b:a', '192k'], ending: 'mp3', mime: 'audio/mpeg' },
  m4a: {
    args: ['-c:a', 'aac', '-b:a', '192k', '-movflags', '+faststart'],
    ending: 'm4a',
    mime: 'audio/mp4',
  },
  opus: { args: ['-c:a', 'libopus', '-b:a', '128k'], ending: 'ogg', mime: 'audio/ogg' },
};

/** Whether this machine has ffmpeg. */
export function canEncode() {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A file of a format, from its name or from arguments of ffmpeg. */
export function encode(samples, format) {
  if (!format) return { body: wavOf(samples, sampleRate), mime: 'audio/wav' };
  const folder = mkdtempSync(join(tmpdir(), 'segno-sound-'));
  try {
    const from = join(folder, 'in.wav');
    const to = join(folder, `out.${format.ending}`);
    writeFileSync(from, wavOf(samples, sampleRate));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', from, ...format.args, to]);
    return { body: readFileSync(to), mime: format.mime };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same frames of an MP3 file with an index, as the server stores an uploaded one. */
export async function withIndex({ body }) {
  const folder = mkdtempSync(join(tmpdir(), 'segno-sound-'));
  try {
    const [from, to] = [join(folder, 'in.mp3'), join(folder, 'out.mp4')];
    writeFileSync(from, body);
    if (!(await indexFrames(from, to, new AbortController().signal)))
      throw new Error('The file was not indexed');
    return { body: readFileSync(to), mime: 'audio/mp4' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The index in `inside` at which a part fits best, near an expected one, with the normalised correlation. */
function findPart(part, inside, expected, reach) {
  let best = { at: -1, score: -1 };
  const power = part.reduce((sum, sample) => sum + sample * sample, 0);
  const from = Math.max(0, Math.round(expected) - reach);
  const to = Math.min(inside.length - part.length, Math.round(expected) + reach);
  for (let at = from; at <= to; at += 1) {
    let sum = 0;
    let other = 0;
    for (let index = 0; index < part.length; index += 1) {
      const sample = inside[at + index];
      sum += part[index] * sample;
      other += sample * sample;
    }
    const score = sum / Math.sqrt(power * other + 1e-12);
    if (score > best.score) best = { at, score };
  }
  return best;
}

const levelOf = (samples, from, length) => {
  let power = 0;
  for (let at = from; at < from + length; at += 1) power += samples[at] ** 2;
  return 10 * Math.log10(power / length + 1e-12);
};

/**
 * Compares a recording of joined parts with the signal that was cut. For each cut: the samples that are missing (gap) or
 * double, from places before and after it; every other step of the signal in samples, with its time in s; and over the whole recording the largest difference of the level in dB, in parts
 * of 10 ms, of what is in the same place.
 */
export function compareJoined(recorded, signal, cuts) {
  const size = 1024;
  const first = recorded.findIndex((sample) => Math.abs(sample) > 0.01);
  if (first < 0) throw new Error('Nothing was recorded.');
  /** What has to be added to a place of the recording to get that of the signal. */
  const shifts = [];
  let shift = -first;
  const last = Math.min(recorded.length, first + signal.length) - 2 * size;
  // Quickly, until the end of the music; the first place may be off by the delay of a decoder.
  for (let at = first + sampleRate; at < last; at += Math.round(sampleRate / 8)) {
    const part = recorded.subarray(at, at + size);
    const found = findPart(part, signal, at + shift, shifts.length === 0 ? 8000 : 3000);
    if (found.score > 0.7) {
      shift = found.at - at;
      shifts.push({ at, shift, place: found.at });
    }
  }
  const shiftAt = (place, direction) =>
    (direction < 0
      ? shifts.findLast((each) => each.place < place - size)
      : shifts.find((each) => each.place > place + size)
    )?.shift ?? Number.NaN;
  const gaps = cuts.map((cut) => shiftAt(cut, -1) - shiftAt(cut, 1));
  const steps = shifts.slice(1).map((each, index) => ({
    size: each.shift - shifts[index].shift,
    time: each.place / sampleRate,
  }));
  const span = 441;
  const reach = Math.round(sampleRate / 16);
  const errors = [];
  for (const { at, shift: added } of shifts) {
    for (let from = at - reach; from < at + reach - span; from += span) {
      const isOutside = from + added < 0 || from + added + span > signal.length;
      if (isOutside || from + span > recorded.length) continue;
      errors.push(levelOf(recorded, from, span) - levelOf(signal, from + added, span));
    }
  }
  // The volume lowers all of it.
  const usual = errors.toSorted((a, b) => a - b)[Math.floor(errors.length / 2)];
  const levels = { highest: Math.max(...errors) - usual, lowest: Math.min(...errors) - usual };
  return { gaps, steps: steps.filter(({ size: samples }) => samples !== 0), ...levels };
}
