import { sampleRate } from '../form.ts';
import { centred, fadeIn, frequencyOf, type Instrument, silence, type Sound } from '../sound.ts';
import { addOscillator, buildTable, type Spectrum, sine, sawSpectrum, tableLength } from '../wavetable.ts';

export interface PadOptions {
  spectrum: Spectrum;
  /** A brighter waveform that is mixed in periodically. */
  bright?: Spectrum;
  /** The number of voices of each channel. */
  voices?: number;
  /** Detuning between the outer voices, in cents. */
  detune?: number;
  attack?: number;
  release?: number;
  /** The period of the brightness modulation, in seconds. */
  turn?: number;
  /** The depth of the vibrato, in cents. */
  vibrato?: number;
}

const vibratoCurve = (samples: number, rate: number, cents: number, delay: number, phase: number) =>
  Float32Array.from({ length: (samples >> 6) + 2 }, (_, block) => {
    const seconds = (block * 64) / sampleRate;
    const depth = cents * Math.min(1, Math.max(0, (seconds - delay) / 0.5));
    return 2 ** ((depth * Math.sin(2 * Math.PI * (rate * seconds + phase))) / 1200);
  });

/** A pad: detuned oscillators with a slow attack and a wide stereo image. */
export function pad(options: PadOptions): Instrument {
  const { voices = 3, detune = 14, attack = 0.8, release = 1.6, turn = 7, vibrato = 0 } = options;
  return {
    release,
    longest: 60,
    isPitched: true,
    render(midi, seconds, _velocity, random) {
      const sound = silence(seconds);
      const base = buildTable(midi, options.spectrum);
      const bright = options.bright ? buildTable(midi, options.bright) : null;
      const hertz = frequencyOf(midi);
      for (const side of [sound.left, sound.right]) {
        const shimmer = bright ? new Float32Array(side.length) : null;
        for (let voice = 0; voice < voices; voice++) {
          const spread = voices > 1 ? (voice / (voices - 1) - 0.5) * detune : 0;
          const pitch = hertz * 2 ** ((spread + random.sway() * 1.5) / 1200);
          const bend = vibrato
            ? vibratoCurve(side.length, random.between(4.6, 5.6), vibrato, 0.3, random.next())
            : undefined;
          addOscillator(side, base, pitch, 1 / voices, random.next(), bend);
          if (shimmer && bright && voice === 0)
            addOscillator(shimmer, bright, pitch * 1.001, 0.7, random.next(), bend);
        }
        if (shimmer) {
          const phase = random.next();
          const speed = 1 / (turn * sampleRate);
          for (let index = 0; index < side.length; index++) {
            const place = (((index * speed + phase) % 1) * tableLength) | 0;
            side[index] = side[index]! + shimmer[index]! * (0.5 - 0.5 * sine[place]!);
          }
        }
        fadeIn(side, attack);
      }
      return sound;
    },
  };
}

export interface FilteredOptions {
  spectrum?: Spectrum;
  /** The base cutoff of the filter in hertz, or in multiples of the note's frequency if `tracks`. */
  cutoff: number;
  /** The depth of the filter envelope, in octaves. */
  open?: number;
  /** Attack and decay of the filter envelope, in seconds. */
  rise?: number;
  fall?: number;
  /** Resonance, 0 to 0.9. */
  resonance?: number;
  attack?: number;
  /** Decay time of the note to a third of its level, in seconds. 0 sustains it. */
  decay?: number;
  release?: number;
  /** Level of a sine one octave below, or at the same pitch for notes below C2. */
  sub?: number;
  detune?: number;
  voices?: number;
  vibrato?: number;
  /** Glide into the note from below, in semitones. */
  scoop?: number;
}

/** An oscillator with a low-pass filter and a filter envelope, for basses, leads and stabs. */
export function filtered(options: FilteredOptions): Instrument {
  const {
    spectrum = sawSpectrum(9000),
    open = 2,
    rise = 0.002,
    fall = 0.25,
    resonance = 0.2,
    attack = 0.003,
  } = options;
  const { decay = 0, release = 0.08, sub = 0, detune = 8, voices = 1, vibrato = 0, scoop = 0 } = options;
  return {
    release,
    longest: decay ? decay * 6 : 30,
    isPitched: true,
    render(midi, seconds, velocity, random) {
      const sound =
        voices > 1 ? silence(seconds) : centred(new Float32Array(Math.ceil(seconds * sampleRate)));
      const table = buildTable(midi, spectrum);
      const hertz = frequencyOf(midi);
      const sides = sound.left === sound.right ? [sound.left] : [sound.left, sound.right];
      for (const side of sides) {
        const bend = vibrato || scoop ? vibratoCurve(side.length, 5.1, vibrato, 0.25, 0) : undefined;
        if (bend && scoop)
          for (let block = 0; block < bend.length; block++) {
            const away = scoop * Math.exp((-block * 64) / (0.03 * sampleRate));
            bend[block] = bend[block]! * 2 ** (-away / 12);
          }
        for (let voice = 0; voice < voices; voice++) {
          const spread = voices > 1 ? (voice / (voices - 1) - 0.5) * detune : 0;
          addOscillator(
            side,
            table,
            hertz * 2 ** (spread / 1200),
            1 / voices,
            voices > 1 ? random.next() : 0,
            bend,
          );
        }
        sweep(side, { cutoff: options.cutoff, open: open * (0.55 + 0.45 * velocity), rise, fall, resonance });
        if (sub) addOscillator(side, sine, midi < 36 ? hertz : hertz / 2, sub, 0, bend);
        if (decay) {
          const factor = Math.exp(-1 / (decay * sampleRate));
          let gain = 1;
          for (let index = 0; index < side.length; index++) {
            side[index] = side[index]! * gain;
            gain *= factor;
          }
        }
        fadeIn(side, attack);
      }
      return sound;
    },
  };
}

interface Sweep {
  cutoff: number;
  open: number;
  rise: number;
  fall: number;
  resonance: number;
}

// A state-variable low-pass filter. Its cutoff is updated every 32 samples.
function sweep(samples: Float32Array, { cutoff, open, rise, fall, resonance }: Sweep): void {
  let band = 0;
  let low = 0;
  const damping = 2 - 1.9 * resonance;
  for (let from = 0; from < samples.length; from += 32) {
    const seconds = from / sampleRate;
    const envelope = seconds < rise ? seconds / rise : Math.exp(-(seconds - rise) / fall);
    const g = Math.tan((Math.PI * Math.min(14_000, cutoff * 2 ** (open * envelope))) / sampleRate);
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const to = Math.min(samples.length, from + 32);
    for (let index = from; index < to; index++) {
      const v3 = samples[index]! - low;
      const v1 = a1 * band + a2 * v3;
      const v2 = low + a2 * band + a3 * v3;
      band = 2 * v1 - band;
      low = 2 * v2 - low;
      samples[index] = v2;
    }
  }
}

/** A sustained tone with a few harmonics, for sub basses and organs. */
export function tone(options: {
  harmonics: readonly number[];
  attack?: number;
  release?: number;
  decay?: number;
  vibrato?: number;
  breath?: number;
}): Instrument {
  const { harmonics, attack = 0.008, release = 0.1, decay = 0, vibrato = 0, breath = 0 } = options;
  return {
    release,
    longest: decay ? decay * 6 : 30,
    isPitched: true,
    render(midi, seconds, velocity, random) {
      const samples = new Float32Array(Math.ceil(seconds * sampleRate));
      const table = buildTable(midi, (harmonic) => harmonics[harmonic - 1] ?? 0);
      const hertz = frequencyOf(midi);
      addOscillator(
        samples,
        table,
        hertz,
        1,
        0,
        vibrato ? vibratoCurve(samples.length, 4.9, vibrato, 0.35, 0) : undefined,
      );
      if (breath) {
        // Noise through a resonator at the note's pitch imitates the breath of a flute.
        const turn = 2 * Math.cos((2 * Math.PI * Math.min(9000, hertz * 2)) / sampleRate) * 0.985;
        let one = 0;
        let two = 0;
        const gain = breath * 0.03 * (0.6 + 0.4 * velocity);
        for (let index = 0; index < samples.length; index++) {
          const now = (random.next() - 0.5) * gain + turn * one - 0.970225 * two;
          two = one;
          one = now;
          samples[index] = samples[index]! + now * (1 + 2 * Math.exp(-index / 2000));
        }
      }
      if (decay) {
        const factor = Math.exp(-1 / (decay * sampleRate));
        let gain = 1;
        for (let index = 0; index < samples.length; index++) {
          samples[index] = samples[index]! * gain;
          gain *= factor;
        }
      }
      fadeIn(samples, attack);
      return centred(samples);
    },
  };
}

/** A struck tone by frequency modulation, for electric piano, bell and vibraphone. */
export function struck(options: {
  /** The ratio of the modulator's frequency to that of the note. */
  ratio: number;
  /** The initial modulation depth, and its decay time in seconds. */
  depth: number;
  fall: number;
  /** Decay time of middle C to a third of its level, in seconds. */
  decay: number;
  /** A short bright attack: frequency ratio and level. */
  tine?: { ratio: number; level: number };
  release?: number;
}): Instrument {
  const { ratio, depth, fall, decay, tine, release = 0.25 } = options;
  return {
    release,
    longest: decay * 5,
    isPitched: true,
    render(midi, seconds, velocity) {
      const samples = new Float32Array(Math.ceil(seconds * sampleRate));
      const hertz = frequencyOf(midi);
      const scale = tableLength / sampleRate;
      const step = hertz * scale;
      // High notes get less modulation to avoid aliasing.
      const index0 = (depth * (0.4 + 0.6 * velocity) * Math.min(1, 900 / hertz)) / (2 * Math.PI);
      const life = decay * 2 ** ((60 - midi) / 30);
      const ring = Math.exp(-1 / (life * sampleRate));
      const soften = Math.exp(-1 / (fall * sampleRate));
      const tineRatio = tine ? Math.min(tine.ratio, Math.floor(7000 / hertz)) : 0;
      const knock = Math.exp(-1 / (0.06 * sampleRate));
      let tineGain = tine && tineRatio > 1 ? tine.level * velocity * velocity : 0;
      let gain = 1;
      let index1 = index0;
      let carrier = 0;
      let modulator = 0;
      let third = 0;
      for (let index = 0; index < samples.length; index++) {
        const bent = carrier + tableLength * (index1 * sine[modulator | 0]! + 4);
        const place = bent | 0;
        const wrapped = place & (tableLength - 1);
        const low = sine[wrapped]!;
        samples[index] =
          gain * (low + (sine[wrapped + 1]! - low) * (bent - place)) + tineGain * sine[third | 0]!;
        gain *= ring;
        index1 *= soften;
        tineGain *= knock;
        carrier += step;
        if (carrier >= tableLength) carrier -= tableLength;
        modulator += step * ratio;
        if (modulator >= tableLength) modulator -= tableLength;
        third = (third + step * tineRatio) % tableLength;
      }
      fadeIn(samples, 0.002);
      return centred(samples);
    },
  };
}

/** Noise with slow level changes, such as wind or tape hiss. `midi` is the number of the variant. */
export function air(options: { cutoff: number; attack: number; crackle?: number }): Instrument {
  return {
    release: 2,
    longest: 60,
    isPitched: false,
    render(_midi, seconds, _velocity, random): Sound {
      const sound = silence(seconds);
      for (const side of [sound.left, sound.right]) {
        let low = 0;
        let lower = 0;
        const phase = random.next() * 6;
        let seed = Math.floor(random.next() * 4294967296) | 0;
        let breathing = 1;
        let k = 0;
        for (let index = 0; index < side.length; index++) {
          if ((index & 63) === 0) {
            if (options.crackle && random.chance(options.crackle)) low += random.between(-4, 4);
            breathing = 0.6 + 0.4 * Math.sin(phase + index * 0.00002);
            k = (options.cutoff * breathing * 6.28) / sampleRate;
          }
          seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
          low += k * (seed / 4294967296 - low);
          lower += k * 0.1 * (low - lower);
          side[index] = (low - lower) * breathing;
        }
        fadeIn(side, options.attack);
      }
      return sound;
    },
  };
}
