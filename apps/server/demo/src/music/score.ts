import { countFrames, framesToSamples, readForm, type SectionName } from './form.ts';
import { type Chord, readChord, readProgression } from './harmony.ts';
import { composeMelody, type MelodyOptions } from './melody.ts';
import { createRandom, type Random } from './random.ts';
import type { Song } from './songs.ts';
import type { Instrument } from './sound.ts';

interface Note {
  /** Start time in seconds. */
  at: number;
  seconds: number;
  midi: number;
  velocity: number;
}

export interface Chorus {
  /** The modulation rate in hertz. */
  rate: number;
  /** The modulation depth in milliseconds. */
  depth: number;
  mix: number;
}

/** The mix settings of a part. */
interface PartSettings {
  instrument: Instrument;
  /** Level in dB. */
  level: number;
  /** Panning from −1 (left) to 1 (right). */
  pan?: number;
  /** Send level to the reverb, 0 to 1. */
  reverb?: number;
  /** Send level to the delay effect, 0 to 1. */
  echo?: number;
  /** Depth of the sidechain compression by the kick, 0 to 1. */
  duck?: number;
  /** Cutoff in hertz, or as a function of the time in seconds. */
  lowPass?: number | ((seconds: number) => number);
  highPass?: number;
  chorus?: Chorus;
  /** Auto-pan: rate in hertz and depth. */
  sway?: { rate: number; depth: number };
  /** Soft saturation, 0 to 1. */
  drive?: number;
  /** Random timing deviation in milliseconds. @default 6 */
  looseness?: number;
  /** Constant delay behind the beat in milliseconds. */
  late?: number;
  /** Whether chords are slightly arpeggiated from the lowest note. */
  strum?: number;
}

export interface Part extends PartSettings {
  notes: Note[];
}

/** A bar of the song: its position and its chords. */
export interface Bar {
  index: number;
  section: SectionName;
  turn: number;
  /** The index within the section, from 0. */
  place: number;
  /** The number of bars of the section. */
  of: number;
  isLast: boolean;
  chords: readonly Chord[];
  next: Chord;
}

export interface Room {
  /** Decay time by 60 dB, in seconds. */
  decay: number;
  /** The frequency in hertz above which the tail decays faster. */
  damping: number;
  /** Pre-delay in milliseconds. */
  delay: number;
  level: number;
}

export interface Echo {
  /** Delay time in sixteenths. */
  steps: number;
  feedback: number;
  damping: number;
}

export interface Mastering {
  /** Cutoff of the final low-pass filter in hertz. */
  lowPass?: number;
  /** Wow and flutter, 0 to 1. */
  wobble?: number;
  fadeIn?: number;
  fadeOut?: number;
}

interface PlayOptions {
  /** The position in the bar, in sixteenths. */
  step: number;
  /** The length in sixteenths. */
  length: number;
  velocity?: number;
}

/** A score in progress: its bars, and the parts added so far. */
export interface Score {
  song: Song;
  random: Random;
  /** The number of the song among the six of its genre. */
  variant: number;
  bars: readonly Bar[];
  /** The number of sixteenths in a bar. */
  steps: number;
  samples: number;
  parts: Part[];
  kicks: number[];
  room: Room;
  echo: Echo;
  mastering: Mastering;
  /** The time in seconds of a sixteenth of a bar, with swing. */
  timeOf(bar: number, step: number): number;
  /** The chord at a sixteenth of a bar. */
  chordAt(bar: Bar, step: number): Chord;
  addPart(settings: PartSettings): Part;
  play(part: Part, bar: Bar, notes: number | readonly number[], options: PlayOptions): void;
  /** A melody over consecutive bars. */
  sing(
    part: Part,
    bars: readonly Bar[],
    options: Pick<MelodyOptions, 'motif' | 'low' | 'high' | 'lift'>,
    velocity?: number,
  ): void;
  /** Consecutive bars of one section, as groups. */
  sections(...names: SectionName[]): Bar[][];
}

export interface ScoreSettings {
  /** The share of the first note in a pair: 0.5 is straight, 0.67 is a triplet. */
  swing?: number;
  /** The length of a pair in sixteenths: 2 swings sixteenths, 4 swings eighths. */
  swingSteps?: 2 | 4;
  room: Room;
  echo?: Echo;
  mastering?: Mastering;
}

const sounding = (bars: readonly Chord[][], place: number): readonly Chord[] =>
  bars[place % bars.length] ?? [];

function layOutBars(song: Song): Bar[] {
  const a = readProgression(song.a, song.key, song.scale);
  const b = readProgression(song.b, song.key, song.scale);
  const end = [readChord(song.end, song.key, song.scale)];
  const bars: Omit<Bar, 'next'>[] = [];
  for (const { name, bars: of, turn } of readForm(song.form)) {
    for (let place = 0; place < of; place++) {
      const chords =
        name === 'end' ? end : sounding(name === 'b' || (name === 'break' && turn % 2 === 1) ? b : a, place);
      bars.push({ index: bars.length, section: name, turn, place, of, isLast: place === of - 1, chords });
    }
  }
  return bars.map((bar, index) => ({ ...bar, next: bars[index + 1]?.chords[0] ?? end[0]! }));
}

/** Creates the empty score of a song, to which its style adds parts. */
export function startScore(song: Song, seed: number, settings: ScoreSettings): Score {
  const random = createRandom(seed);
  const bars = layOutBars(song);
  const steps = song.meter * 4;
  const sixteenth = 15 / song.tempo;
  const { swing = 0.5, swingSteps = 2 } = settings;
  const lead = 0.06;
  const parts: Part[] = [];

  const timeOf = (bar: number, step: number) => {
    const pair = Math.floor(step / swingSteps);
    const within = step / swingSteps - pair;
    const swung = within < 0.5 ? within * 2 * swing : swing + (within - 0.5) * 2 * (1 - swing);
    return lead + (bar * steps + (pair + swung) * swingSteps) * sixteenth;
  };
  const chordAt = (bar: Bar, step: number) =>
    bar.chords[Math.min(bar.chords.length - 1, Math.floor((Math.max(0, step) / steps) * bar.chords.length))]!;

  const score: Score = {
    song,
    random,
    variant: (seed - 1) % 100,
    bars,
    steps,
    samples: framesToSamples(countFrames(song)),
    parts,
    kicks: [],
    room: settings.room,
    echo: settings.echo ?? { steps: 3, feedback: 0.4, damping: 3000 },
    mastering: settings.mastering ?? {},
    timeOf,
    chordAt,
    addPart(partSettings) {
      const part: Part = { ...partSettings, notes: [] };
      parts.push(part);
      return part;
    },
    play(part, bar, notes, { step, length, velocity = 0.8 }) {
      const start =
        timeOf(bar.index, step) + (part.late ?? 0) / 1000 + (random.sway() * (part.looseness ?? 6)) / 1000;
      const end = timeOf(bar.index, step + length) + (part.late ?? 0) / 1000;
      const chord = typeof notes === 'number' ? [notes] : notes;
      for (const [order, midi] of chord.entries()) {
        const at = Math.max(
          0.01,
          start + (order * (part.strum ?? 0)) / 1000 + (order > 0 ? random.next() * 0.004 : 0),
        );
        const varied = Math.max(0.05, Math.min(1, velocity * (1 + 0.09 * random.sway())));
        part.notes.push({ at, seconds: Math.max(0.03, end - at), midi, velocity: varied });
      }
    },
    sing(part, run, options, velocity = 0.8) {
      const first = run[0];
      if (!first) return;
      const at = (bar: number) => run[bar] ?? first;
      const melody = composeMelody(random, run.length, {
        ...options,
        steps,
        chordAt: (bar, step) => chordAt(at(bar), step),
      });
      for (const note of melody) {
        const accent = note.step === 0 ? 1.05 : note.isStrong ? 1 : 0.86;
        score.play(part, at(note.bar), note.midi, {
          step: note.step,
          length: note.length * 0.95,
          velocity: velocity * accent,
        });
      }
    },
    sections(...names) {
      const runs: Bar[][] = [];
      for (const bar of bars) {
        if (!names.includes(bar.section)) continue;
        if (bar.place === 0) runs.push([]);
        runs.at(-1)?.push(bar);
      }
      return runs;
    },
  };
  return score;
}
