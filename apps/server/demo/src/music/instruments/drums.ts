import { sampleRate } from '../form.ts';
import type { Random } from '../random.ts';
import { centred, fadeIn, type Instrument, silence, type Sound } from '../sound.ts';

const drum = (render: (random: Random, velocity: number) => Sound): Instrument => ({
  release: 0.03,
  longest: 4,
  isPitched: false,
  render: (_variant, _seconds, velocity, random) => render(random, velocity),
});

const lengthOf = (seconds: number) => Math.ceil(seconds * sampleRate);

// Band-limited noise (two one-pole filters) with a decay.
function noise(
  random: Random,
  seconds: number,
  low: number,
  high: number,
  decay: number,
  attack = 0.001,
): Float32Array {
  const samples = new Float32Array(lengthOf(seconds));
  const kHigh = 1 - Math.exp((-2 * Math.PI * high) / sampleRate);
  const kLow = 1 - Math.exp((-2 * Math.PI * low) / sampleRate);
  const loss = Math.exp(-1 / (decay * sampleRate));
  let top = 0;
  let top2 = 0;
  let bottom = 0;
  let bottom2 = 0;
  let gain = 1;
  for (let index = 0; index < samples.length; index++) {
    top += kHigh * (random.next() * 2 - 1 - top);
    top2 += kHigh * (top - top2);
    bottom += kLow * (top2 - bottom);
    const cut = top2 - bottom;
    bottom2 += kLow * (cut - bottom2);
    samples[index] = (cut - bottom2) * gain;
    gain *= loss;
  }
  fadeIn(samples, attack);
  fadeOut(samples);
  return samples;
}

function fadeOut(samples: Float32Array): void {
  const length = Math.min(samples.length, 400);
  for (let index = 0; index < length; index++) {
    const at = samples.length - 1 - index;
    samples[at] = samples[at]! * (index / length);
  }
}

function add(into: Float32Array, from: Float32Array, gain: number, at = 0): void {
  const length = Math.min(from.length, into.length - at);
  for (let index = 0; index < length; index++) into[at + index] = into[at + index]! + gain * from[index]!;
}

// A decaying sine with a pitch glide.
function thud(seconds: number, from: number, to: number, slide: number, decay: number): Float32Array {
  const samples = new Float32Array(lengthOf(seconds));
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const at = index / sampleRate;
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-at / slide))) / sampleRate;
    samples[index] = Math.sin(phase) * Math.exp(-at / decay);
  }
  fadeIn(samples, 0.001);
  fadeOut(samples);
  return samples;
}

export const kick = (options: {
  pitch?: number;
  punch?: number;
  decay?: number;
  click?: number;
}): Instrument =>
  drum((random) => {
    const { pitch = 48, punch = 190, decay = 0.16, click = 0.25 } = options;
    const samples = thud(decay * 3.4, punch, pitch, 0.028, decay);
    for (let index = 0; index < samples.length; index++)
      samples[index] = Math.tanh(samples[index]! * 1.5) * 0.9;
    add(samples, noise(random, 0.03, 900, 4200, 0.005), click);
    return centred(samples);
  });

export const snare = (options: {
  tone?: number;
  body?: number;
  bright?: number;
  decay?: number;
}): Instrument =>
  drum((random, velocity) => {
    const { tone = 185, body = 0.5, bright = 6500, decay = 0.11 } = options;
    const sound = silence(decay * 5);
    const shell = thud(decay * 4, tone * 1.7, tone * random.between(0.99, 1.01), 0.02, decay * 0.6);
    for (const side of [sound.left, sound.right]) {
      add(side, shell, body);
      add(side, noise(random, decay * 5, 700, bright * (0.6 + 0.4 * velocity), decay), 1.3);
    }
    return sound;
  });

export const clap = (options: { decay?: number; bright?: number }): Instrument =>
  drum((random) => {
    const { decay = 0.1, bright = 4500 } = options;
    const sound = silence(decay * 5 + 0.05);
    for (const side of [sound.left, sound.right]) {
      for (const [at, gain] of [
        [0, 0.7],
        [0.011, 0.6],
        [0.021, 0.7],
      ] as const)
        add(side, noise(random, 0.03, 900, bright, 0.007), gain, lengthOf(at + random.next() * 0.002));
      add(side, noise(random, decay * 5, 850, bright, decay), 1, lengthOf(0.03));
    }
    return sound;
  });

/** A closed or open hi-hat: soft noise and a few metallic tones. */
export const hat = (options: { decay: number; low?: number; high?: number; metal?: number }): Instrument =>
  drum((random, velocity) => {
    const { decay, low = 6000, high = 11_000, metal = 0.12 } = options;
    const samples = noise(random, decay * 6 + 0.02, low, high * (0.75 + 0.25 * velocity), decay);
    const bell = new Float32Array(samples.length);
    for (const hertz of [4120, 5370, 6790, 8210]) {
      const pitch = hertz * random.between(0.995, 1.005);
      for (let index = 0; index < bell.length; index++)
        bell[index] =
          bell[index]! +
          Math.sin((index * 2 * Math.PI * pitch) / sampleRate) *
            Math.exp(-index / (decay * 0.7 * sampleRate));
    }
    fadeOut(bell);
    add(samples, bell, metal * 0.25);
    fadeIn(samples, 0.001);
    return centred(samples);
  });

/** A ride cymbal: a clear attack and a long decay. */
export const ride = (): Instrument =>
  drum((random, velocity) => {
    const sound = silence(1.6);
    const partials = [2930, 3610, 4270, 5120, 5890, 6730, 7650].map(
      (hertz) => hertz * random.between(0.998, 1.002),
    );
    for (const side of [sound.left, sound.right]) {
      const gains = partials.map(() => random.between(0.4, 1));
      for (const [order, hertz] of partials.entries())
        for (let index = 0; index < side.length; index++)
          side[index] =
            side[index]! +
            0.05 *
              gains[order]! *
              Math.sin((index * 2 * Math.PI * hertz) / sampleRate) *
              Math.exp(-index / ((0.26 - order * 0.02) * sampleRate));
      add(side, noise(random, 0.04, 3000, 9000, 0.008), 0.5 * velocity);
      add(side, noise(random, 1.5, 4500, 9500, 0.3), 0.22);
      fadeIn(side, 0.0015);
      fadeOut(side);
    }
    return sound;
  });

/** A crash cymbal for the start of a section. */
export const crash = (): Instrument =>
  drum((random) => {
    const sound = silence(3);
    for (const side of [sound.left, sound.right]) {
      add(side, noise(random, 3, 2800, 8500, 0.75, 0.004), 0.8);
      fadeOut(side);
    }
    return sound;
  });

export const shaker = (): Instrument =>
  drum((random) => centred(noise(random, 0.16, 4200, 9500, 0.035, random.between(0.018, 0.026))));

export const tambourine = (): Instrument =>
  drum((random) => {
    const samples = noise(random, 0.25, 5200, 10_500, 0.06, 0.004);
    add(samples, noise(random, 0.1, 6000, 11_000, 0.03), 0.5, lengthOf(0.02));
    return centred(samples);
  });

/** Wire brushes: a tap, or with a long `sweep` a stroke over the drumhead. */
export const brush = (options: { sweep: number }): Instrument =>
  drum((random) => {
    const { sweep } = options;
    const samples =
      sweep > 0.1
        ? noise(random, sweep * 1.6, 1300, 5200, sweep * 0.6, sweep * 0.45)
        : noise(random, 0.3, 900, 5600, 0.06, 0.003);
    if (sweep <= 0.1) add(samples, thud(0.2, 260, 190, 0.02, 0.05), 0.35);
    return centred(samples);
  });

export const rim = (): Instrument =>
  drum((random) => {
    const samples = thud(0.12, 900, 760, 0.01, 0.02);
    add(samples, thud(0.12, 1800, 1690, 0.01, 0.012), 0.5);
    add(samples, noise(random, 0.04, 1500, 6000, 0.006), 0.5);
    return centred(samples);
  });

/** A pitched hand drum or tom. */
export const tom = (options: { pitch: number; decay?: number }): Instrument =>
  drum((random) => {
    const { pitch, decay = 0.16 } = options;
    const samples = thud(decay * 4, pitch * 1.45, pitch * random.between(0.99, 1.01), 0.03, decay);
    add(samples, noise(random, 0.05, 500, 3500, 0.01), 0.35);
    return centred(samples);
  });

/** A riser: noise with a crescendo before the next section. */
export const riser = (seconds: number): Instrument =>
  drum((random) => {
    const sound = silence(seconds);
    for (const side of [sound.left, sound.right]) {
      let low = 0;
      let lower = 0;
      for (let index = 0; index < side.length; index++) {
        const share = index / side.length;
        const k = 0.02 + 0.45 * share * share;
        low += k * (random.next() * 2 - 1 - low);
        lower += k * 0.25 * (low - lower);
        side[index] = (low - lower) * share * share * 0.8;
      }
      fadeOut(side);
    }
    return sound;
  });
