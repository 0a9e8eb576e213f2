import { type Chord, classDistance } from './harmony.ts';
import type { Random } from './random.ts';

export interface MelodyNote {
  /** The bar, counted from the start of the melody. */
  bar: number;
  /** The sixteenth within the bar. */
  step: number;
  /** The length in sixteenths. */
  length: number;
  midi: number;
  /** Whether the note is accented. Accented notes are chord tones. */
  isStrong: boolean;
}

/** Two bars of rhythm with a contour, which a melody repeats and varies. */
export interface Motif {
  notes: readonly { bar: number; step: number; length: number; offset: number }[];
}

/** Parses a bar of rhythm: `x` starts a note, `-` holds it, `.` is a rest. */
export function readRhythm(cell: string): { step: number; length: number }[] {
  const notes: { step: number; length: number }[] = [];
  for (const match of cell.matchAll(/x-*/g)) notes.push({ step: match.index, length: match[0].length });
  return notes;
}

/** Generates a motif from two bars of rhythm. Most intervals are steps, and a step back follows a leap. */
export function inventMotif(random: Random, cells: readonly string[]): Motif {
  const call = random.pick(cells);
  const answer = random.chance(0.35) ? call : random.pick(cells);
  const direction = random.chance(0.6) ? 1 : -1;
  let offset = random.pick([0, 0, 2, -2]);
  let leap = 0;
  const rhythm = [call, answer].flatMap((cell, bar) => readRhythm(cell).map((note) => ({ bar, ...note })));
  const notes = rhythm.map((note, index) => {
    const shape = { ...note, offset };
    const lean = index < rhythm.length / 2 ? direction : -direction;
    const move = leap === 0 && random.chance(0.28) ? random.pick([2, 3, 4]) : random.pick([0, 1, 1, 1, 2]);
    const way = leap !== 0 ? -Math.sign(leap) : random.chance(0.68) ? lean : -lean;
    leap = move > 2 ? move * way : 0;
    offset = Math.max(-5, Math.min(6, offset + move * way));
    return shape;
  });
  return { notes };
}

/** Varies the end, the direction or one note of the rhythm of a motif. */
function varyMotif(random: Random, motif: Motif): Motif {
  const kind = random.pick(['end', 'turn', 'thin'] as const);
  const last = motif.notes.length - 1;
  if (kind === 'turn') {
    const half = Math.floor(motif.notes.length / 2);
    return {
      notes: motif.notes.map((note, index) =>
        index < half ? note : { ...note, offset: note.offset > 0 ? note.offset - 3 : note.offset + 2 },
      ),
    };
  }
  if (kind === 'thin' && motif.notes.length > 4) {
    const gone = 1 + Math.floor(random.next() * (last - 1));
    return { notes: motif.notes.filter((_, index) => index !== gone) };
  }
  return {
    notes: motif.notes.map((note, index) =>
      index === last ? { ...note, offset: note.offset + random.pick([-2, 2, 3]) } : note,
    ),
  };
}

export interface MelodyOptions {
  motif: Motif;
  /** Sixteenths a bar. */
  steps: number;
  low: number;
  high: number;
  /** The chord at a bar (counted from the melody's start) and step. */
  chordAt(bar: number, step: number): Chord;
  /** Transposition of the whole melody, in scale steps. */
  lift?: number;
}

const ladder = (classes: readonly number[], low: number, high: number) => {
  const notes: number[] = [];
  for (let midi = low; midi <= high; midi++) if (classes.includes(midi % 12)) notes.push(midi);
  return notes;
};

const closest = (notes: readonly number[], target: number, before: number) => {
  let best = notes[0] ?? target;
  let bestCost = Infinity;
  for (const note of notes) {
    const cost = Math.abs(note - target) + Math.abs(note - before) * 0.35 + (note === before ? 0.7 : 0);
    if (cost < bestCost) {
      bestCost = cost;
      best = note;
    }
  }
  return best;
};

/** Extends a motif over the given bars: statement, variation, statement, close. Strong notes are chord tones. */
export function composeMelody(random: Random, bars: number, options: MelodyOptions): MelodyNote[] {
  const { motif, steps, low, high, chordAt } = options;
  const varied = varyMotif(random, motif);
  const middle = Math.round((low + high) / 2) + (options.lift ?? 0) * 2;
  const melody: MelodyNote[] = [];
  let before = middle;
  for (let unit = 0; unit * 2 < bars; unit++) {
    const shape = unit % 4 === 1 ? varied : unit % 4 === 3 ? varyMotif(random, varied) : motif;
    const isClose = unit % 4 === 3 || (unit + 1) * 2 >= bars;
    const kept = shape.notes.filter(
      (note) => unit * 2 + note.bar < bars && !(isClose && note.bar === 1 && note.step > steps / 2),
    );
    for (const [index, { bar: barInUnit, step, length, offset }] of kept.entries()) {
      const bar = unit * 2 + barInUnit;
      const chord = chordAt(bar, step);
      const isLast = index === kept.length - 1;
      const isStrong = step % 8 === 0 || length >= 4 || (isLast && isClose);
      const target = Math.max(low, Math.min(high, middle + offset * 1.7));
      const tones = ladder(chord.tones.slice(0, 5), low, high);
      let midi = closest(isStrong ? tones : ladder(chord.scale, low, high), target, before);
      // A leap ends on a chord tone, and a long passing note is not a semitone above a chord tone.
      if (!isStrong && (Math.abs(midi - before) > 4 || (length > 2 && rubs(midi, chord))))
        midi = closest(tones, target, before);
      const room = steps - step;
      melody.push({
        bar,
        step,
        length: isLast && isClose ? Math.min(room, Math.max(length, 6)) : length,
        midi,
        isStrong,
      });
      before = midi;
    }
  }
  return melody;
}

const rubs = (midi: number, chord: Chord) =>
  chord.tones.some((tone) => tone !== midi % 12 && classDistance(tone, midi % 12) === 1);
