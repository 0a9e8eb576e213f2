import { countFrames, framesToSamples, readForm, type SectionName } from './form.ts';
import { type Chord, readChord, readProgression } from './harmony.ts';
import { composeMelody, type MelodyOptions } from './melody.ts';
import { createRandom, type Random } from './random.ts';
import type { Song } from './songs.ts';
import type { Instrument } from './sound.ts';

interface Note {
  /** Seconds from the start. */
  at: number;
  seconds: number;
  midi: number;
  velocity: number;
}

export interface Chorus {
  /** Hertz of its movement. */
  rate: number;
  /** Milliseconds of its movement. */
  depth: number;
  mix: number;
}

/** How a part is heard in the mix. */
interface PartSettings {
  instrument: Instrument;
  /** dB. */
  level: number;
  /** −1 left to 1 right. */
  pan?: number;
  /** Share sent to the room, 0 to 1. */
  reverb?: number;
  /** Share sent to the echo, 0 to 1. */
  echo?: number;
  /** How far the kick pushes it down, 0 to 1. */
  duck?: number;
  /** Hertz, or a curve over seconds. */
  lowPass?: number | ((seconds: number) => number);
  highPass?: number;
  chorus?: Chorus;
  /** Movement from side to side: hertz and depth. */
  sway?: { rate: number; depth: number };
  /** Soft saturation, 0 to 1. */
  drive?: number;
  /** Milliseconds by which a player strays. @default 6 */
  looseness?: number;
  /** Milliseconds behind the beat. */
  late?: number;
  /** Whether chords are rolled a little from below. */
  strum?: number;
}

export interface Part extends PartSettings {
  notes: Note[];
}

/** A bar of the song: where it is, what sounds there, how much is going on. */
export interface Bar {
  index: number;
  section: SectionName;
  turn: number;
  /** Counts from 0 within the section. */
  place: number;
  /** Bars of the section. */
  of: number;
  isLast: boolean;
  chords: readonly Chord[];
  next: Chord;
}

export interface Room {
  /** Seconds until the tail has fallen by 60 dB. */
  decay: number;
  /** Hertz above which the tail fades sooner. */
  damping: number;
  /** Milliseconds before it starts. */
  delay: number;
  level: number;
}

export interface Echo {
  /** Sixteenths between repeats. */
  steps: number;
  feedback: number;
  damping: number;
}

export interface Mastering {
  /** Hertz of a last gentle low-pass. */
  lowPass?: number;
  /** Slow wavering of pitch, as of an old tape, 0 to 1. */
  wobble?: number;
  fadeIn?: number;
  fadeOut?: number;
}

interface PlayOptions {
  /** Sixteenths into the bar. */
  step: number;
  /** Sixteenths held. */
  length: number;
  velocity?: number;
}

/** A song being written: its bars, and the parts added to it. */
export interface Score {
  song: Song;
  random: Random;
  /** Which of the six songs of its genre this is. */
  variant: number;
  bars: readonly Bar[];
  /** Sixteenths a bar. */
  steps: number;
  samples: number;
  parts: Part[];
  kicks: number[];
  room: Room;
  echo: Echo;
  mastering: Mastering;
  /** Seconds of a sixteenth of a bar, swung. */
  timeOf(bar: number, step: number): number;
  /** The chord at a sixteenth of a bar. */
  chordAt(bar: Bar, step: number): Chord;
  addPart(settings: PartSettings): Part;
  play(part: Part, bar: Bar, notes: number | readonly number[], options: PlayOptions): void;
  /** A melody over bars that follow each other. */
  sing(
    part: Part,
    bars: readonly Bar[],
    options: Pick<MelodyOptions, 'motif' | 'low' | 'high' | 'lift'>,
    velocity?: number,
  ): void;
  /** Runs of bars of one section. */
  sections(...names: SectionName[]): Bar[][];
}

export interface ScoreSettings {
  /** Share of a pair that its first half takes: 0.5 is straight, 0.67 a triplet. */
  swing?: number;
  /** Sixteenths of such a pair: 2 swings sixteenths, 4 swings eighths. */
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

/** Opens the score of a song for its style to fill. */
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
        const heard = Math.max(0.05, Math.min(1, velocity * (1 + 0.09 * random.sway())));
        part.notes.push({ at, seconds: Math.max(0.03, end - at), midi, velocity: heard });
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
