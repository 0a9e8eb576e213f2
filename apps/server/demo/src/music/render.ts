import { addEcho, chorus, highPass, lowPass, saturate, sway } from './effects.ts';
import { sampleRate } from './form.ts';
import { master } from './master.ts';
import { createRandom } from './random.ts';
import { addReverb } from './reverb.ts';
import type { Part, Score } from './score.ts';
import { fromDecibels, type Sound } from './sound.ts';

interface Buses {
  mix: Sound;
  room: Float32Array;
  echo: Float32Array;
  /** The sidechain envelope of the kick: 0 to 1, one value for every 64 samples. */
  push: Float32Array;
}

// Pitched notes are normalized to one loudness, measured without low frequencies, so that levels are comparable.
function level(sound: Sound): void {
  const window = Math.min(sound.left.length, Math.round(0.25 * sampleRate));
  let loudest = 0;
  for (
    let start = 0;
    start === 0 || start + window <= Math.min(sound.left.length, 2 * sampleRate);
    start += window
  ) {
    let power = 0;
    for (const side of [sound.left, sound.right]) {
      let low = 0;
      for (let index = start; index < start + window; index += 2) {
        const value = side[index]!;
        low += 0.022 * (value - low);
        const high = value - 0.75 * low;
        power += high * high;
      }
    }
    loudest = Math.max(loudest, power / window);
  }
  const gain = 0.1 / Math.sqrt(loudest + 1e-9);
  for (const side of sound.left === sound.right ? [sound.left] : [sound.left, sound.right])
    for (let index = 0; index < side.length; index++) side[index] = side[index]! * gain;
}

function playSound(
  sound: Sound,
  into: Sound,
  start: number,
  held: number,
  release: number,
  gainLeft: number,
  gainRight: number,
): void {
  const end = Math.min(into.left.length - start, sound.left.length, held + release);
  const sustain = Math.max(0, Math.min(held, end - 256));
  if (sound.left === sound.right) {
    const samples = sound.left;
    const { left, right } = into;
    for (let index = 0, at = start; index < sustain; index++, at++) {
      const value = samples[index]!;
      left[at] = left[at]! + value * gainLeft;
      right[at] = right[at]! + value * gainRight;
    }
  } else {
    addScaled(sound.left, into.left, start, sustain, gainLeft);
    addScaled(sound.right, into.right, start, sustain, gainRight);
  }
  // After its release a note decays exponentially, and linearly to zero at its end.
  const fall = Math.exp(-5 / release);
  let fade = 1;
  for (let index = sustain, at = start + sustain; index < end; index++, at++) {
    fade *= fall;
    if (end - index < 256) fade *= (end - index) / (end - index + 1);
    into.left[at] = into.left[at]! + sound.left[index]! * gainLeft * fade;
    into.right[at] = into.right[at]! + sound.right[index]! * gainRight * fade;
  }
}

function addScaled(from: Float32Array, into: Float32Array, start: number, count: number, gain: number): void {
  for (let index = 0, at = start; index < count; index++, at++) into[at] = into[at]! + from[index]! * gain;
}

function renderPart(part: Part, buses: Buses, scratch: Sound, seed: number): void {
  const { instrument, notes } = part;
  if (notes.length === 0) return;
  const isPlain = !(
    part.duck ||
    part.lowPass ||
    part.highPass ||
    part.chorus ||
    part.sway ||
    part.drive ||
    part.reverb ||
    part.echo
  );
  const layerOf = (velocity: number) => (velocity > 0.85 ? 0.95 : velocity > 0.6 ? 0.75 : 0.5);
  // Renders each pitch and velocity layer once, as long as the longest note that uses it.
  const wanted = new Map<string, number>();
  for (const note of notes) {
    const key = `${note.midi}/${layerOf(note.velocity)}`;
    wanted.set(
      key,
      Math.max(wanted.get(key) ?? 0, Math.min(instrument.longest, note.seconds + instrument.release)),
    );
  }
  const made = new Map<string, Sound>();
  const target = isPlain ? buses.mix : scratch;
  const angle = (((part.pan ?? 0) + 1) * Math.PI) / 4;
  const volume = fromDecibels(part.level) * Math.SQRT2;
  let first = Infinity;
  let last = 0;
  for (const note of notes) {
    const layer = layerOf(note.velocity);
    const key = `${note.midi}/${layer}`;
    let sound = made.get(key);
    if (!sound) {
      sound = instrument.render(
        note.midi,
        wanted.get(key) ?? 1,
        layer,
        createRandom(seed + note.midi * 7 + Math.round(layer * 100)),
      );
      if (instrument.isPitched) level(sound);
      made.set(key, sound);
    }
    const start = Math.round(note.at * sampleRate);
    if (start < 0 || start >= target.left.length) continue;
    const held = Math.round(
      (instrument.isPitched ? note.seconds : Math.max(note.seconds, instrument.longest)) * sampleRate,
    );
    const release = Math.max(64, Math.round(instrument.release * sampleRate));
    const gain = volume * note.velocity ** 1.3;
    playSound(sound, target, start, held, release, gain * Math.cos(angle), gain * Math.sin(angle));
    first = Math.min(first, start);
    last = Math.max(last, Math.min(target.left.length, start + held + release));
  }
  if (isPlain || last <= first) return;

  // The tails of effects continue after the last note.
  const to = Math.min(target.left.length, last + 4096);
  if (part.drive) saturate(scratch, part.drive, first, to);
  if (part.highPass) highPass(scratch, part.highPass, first, to);
  if (part.lowPass) lowPass(scratch, part.lowPass, first, to);
  if (part.chorus) chorus(scratch, part.chorus, first, to);
  if (part.sway) sway(scratch, part.sway.rate, part.sway.depth, first, to);
  sendOn(part, buses, scratch, first, to);
}

function sendOn(part: Part, buses: Buses, scratch: Sound, from: number, to: number): void {
  const { mix, room, echo, push } = buses;
  const duck = part.duck ?? 0;
  const reverbShare = (part.reverb ?? 0) * 0.5;
  const echoShare = (part.echo ?? 0) * 0.5;
  let gain = 1 - duck * push[from >> 6]!;
  for (let index = from; index < to; index++) {
    gain += (1 - duck * push[index >> 6]! - gain) * 0.01;
    const one = scratch.left[index]! * gain;
    const other = scratch.right[index]! * gain;
    scratch.left[index] = 0;
    scratch.right[index] = 0;
    mix.left[index] = mix.left[index]! + one;
    mix.right[index] = mix.right[index]! + other;
    if (reverbShare) room[index] = room[index]! + (one + other) * reverbShare;
    if (echoShare) echo[index] = echo[index]! + (one + other) * echoShare;
  }
}

function drawPush(kicks: readonly number[], samples: number): Float32Array {
  const push = new Float32Array((samples >> 6) + 2);
  const recovery = 0.26;
  for (const kick of kicks) {
    const start = Math.round((kick * sampleRate) / 64);
    for (let block = 0; block * 64 < recovery * sampleRate; block++) {
      const share = (block * 64) / (recovery * sampleRate);
      const at = start + block;
      if (at >= 0 && at < push.length) push[at] = Math.max(push[at]!, (1 - share) ** 1.5);
    }
  }
  return push;
}

/** Renders and masters a score as stereo sound. */
export function renderScore(score: Score, seed: number): Sound {
  const mix = mixScore(score, seed);
  master(mix, score.mastering);
  return mix;
}

/** Renders and mixes all parts without mastering. */
function mixScore(score: Score, seed: number): Sound {
  const { samples } = score;
  const empty = (): Sound => ({ left: new Float32Array(samples), right: new Float32Array(samples) });
  const mix = empty();
  const scratch = empty();
  const room = new Float32Array(samples);
  const echo = new Float32Array(samples);
  const buses: Buses = { mix, room, echo, push: drawPush(score.kicks, samples) };
  for (const [index, part] of score.parts.entries()) {
    renderPart(part, buses, scratch, seed * 1000 + index * 131);
  }
  if (score.parts.some((part) => part.echo)) addEcho(echo, mix, room, score.echo, score.song.tempo);
  addReverb(room, mix.left, mix.right, score.room);
  return mix;
}
