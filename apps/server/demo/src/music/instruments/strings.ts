import { sampleRate } from '../form.ts';
import { centred, fadeIn, frequencyOf, type Instrument, silence } from '../sound.ts';

export interface PluckOptions {
  /** Brightness of the attack: 0 is felt, 1 is steel. */
  brightness: number;
  /** Decay time of middle C by 60 dB, in seconds. */
  ring: number;
  /** The position of the pluck, as a share of the string's length. */
  position?: number;
  /** Level of the body resonance, 0 to 1. */
  body?: number;
  release?: number;
}

/** A plucked string (Karplus–Strong): a burst of noise in a delay line with a low-pass filter. */
export function pluck({
  brightness,
  ring,
  position = 0.18,
  body = 0,
  release = 0.12,
}: PluckOptions): Instrument {
  return {
    release,
    longest: ring * 1.2,
    isPitched: true,
    render(midi, seconds, velocity, random) {
      const samples = new Float32Array(Math.ceil(seconds * sampleRate));
      const hertz = frequencyOf(midi);
      const period = sampleRate / hertz;
      // The averaging filter adds a delay, and an all-pass filter adds the remaining fraction of a sample.
      const blend = 0.5 - 0.42 * brightness * (0.7 + 0.3 * velocity);
      const whole = Math.floor(period - blend - 0.3);
      const rest = period - blend - whole;
      const tuning = (1 - rest) / (1 + rest);
      const line = new Float32Array(whole);
      let soft = 0;
      let softer = 0;
      const edge = 0.14 + 0.62 * brightness * velocity;
      for (let index = 0; index < whole; index++) {
        soft += edge * (random.next() * 2 - 1 - soft);
        softer += edge * (soft - softer);
        line[index] = softer;
      }
      let mean = 0;
      for (const value of line) mean += value / whole;
      const comb = Math.max(1, Math.round(whole * position));
      const burst = line.map(
        (value, index) => value - mean - (line[(index + whole - comb) % whole]! - mean) * 0.9,
      );
      line.set(burst);
      const life = ring * 2 ** ((60 - midi) / 28);
      const loss = 10 ** (-3 / (life * hertz));
      let at = 0;
      let before = 0;
      let passedIn = 0;
      let passedOut = 0;
      for (let index = 0; index < samples.length; index++) {
        const value = line[at]!;
        const averaged = value * (1 - blend) + before * blend;
        before = value;
        const tuned = tuning * (averaged - passedOut) + passedIn;
        passedIn = averaged;
        passedOut = tuned;
        line[at] = tuned * loss;
        samples[index] = value;
        if (++at === whole) at = 0;
      }
      if (body)
        for (const [centre, width, gain] of [
          [105, 0.9965, 0.5],
          [215, 0.995, 0.35],
          [410, 0.99, 0.2],
        ] as const)
          resound(samples, centre, width, gain * body);
      fadeIn(samples, 0.003);
      return centred(samples);
    },
  };
}

function resound(samples: Float32Array, hertz: number, narrowness: number, gain: number): void {
  const turn = 2 * narrowness * Math.cos((2 * Math.PI * hertz) / sampleRate);
  const loss = narrowness * narrowness;
  const feed = (1 - narrowness) * 2;
  let one = 0;
  let two = 0;
  for (let index = 0; index < samples.length; index++) {
    const dry = samples[index]!;
    const now = dry * feed + turn * one - loss * two;
    two = one;
    one = now;
    samples[index] = dry + gain * now;
  }
}

export interface PianoOptions {
  /** Brightness: 0 is a felt piano, 1 is a bright concert piano. */
  brightness: number;
  /** Decay time of middle C to a third of its level, in seconds. */
  ring: number;
  release?: number;
}

/** A piano: stiff strings as a sum of decaying partials, in slightly detuned pairs. */
export function piano({ brightness, ring, release = 0.35 }: PianoOptions): Instrument {
  return {
    release,
    longest: 6,
    isPitched: true,
    render(midi, seconds, velocity, random) {
      const sound = silence(seconds);
      const hertz = frequencyOf(midi);
      const stiffness = 0.00025 * 2 ** ((midi - 60) / 18);
      const top = 2500 + 4000 * brightness * velocity;
      const lean = Math.max(-0.35, Math.min(0.35, (midi - 62) / 60));
      const life = ring * 2 ** ((60 - midi) / 26);
      for (let partial = 1; partial <= 14; partial++) {
        const pitch = hertz * partial * Math.sqrt(1 + stiffness * partial * partial);
        if (pitch > top * 1.6) break;
        const strength =
          (partial ** -(1.55 - 0.5 * brightness) *
            (0.35 + 0.65 * Math.abs(Math.sin(partial * 0.39 + 0.35)))) /
          (1 + (pitch / top) ** 4);
        const decay = life / (1 + 0.28 * (partial - 1));
        const cents = random.between(0.3, 0.8);
        const phase = random.next();
        ringOut(sound.left, pitch * 2 ** (-cents / 1200), strength * (1 - lean), decay, phase);
        ringOut(
          sound.right,
          pitch * 2 ** (cents / 1200),
          strength * (1 + lean),
          decay * 0.94,
          phase + random.between(0.02, 0.12),
        );
      }
      const knock = Math.min(sound.left.length, 1800);
      let soft = 0;
      for (let index = 0; index < knock; index++) {
        soft += 0.06 * ((random.next() - 0.5) * velocity - soft);
        const thump = soft * 0.9 * Math.exp(-index / 420);
        sound.left[index] = sound.left[index]! + thump;
        sound.right[index] = sound.right[index]! + thump;
      }
      fadeIn(sound.left, 0.003);
      fadeIn(sound.right, 0.003);
      return sound;
    },
  };
}

// A decaying sine by a two-term recursion. It decays fast at first and then slowly, like a string.
function ringOut(samples: Float32Array, hertz: number, gain: number, decay: number, phase: number): void {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  for (const [share, life] of [
    [0.7, decay * 0.45],
    [0.3, decay * 1.6],
  ] as const) {
    const loss = Math.exp(-1 / (life * sampleRate));
    const turn = 2 * loss * Math.cos(angle);
    const loss2 = loss * loss;
    const start = phase * 2 * Math.PI;
    let one = gain * share * Math.sin(start - angle);
    let two = gain * share * Math.sin(start - 2 * angle);
    const length = Math.min(samples.length, Math.ceil(life * 7.5 * sampleRate));
    for (let index = 0; index < length; index++) {
      const now = turn * one - loss2 * two;
      two = one;
      one = now;
      samples[index] = samples[index]! + now;
    }
  }
}
