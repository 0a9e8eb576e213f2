/** Scales as semitones above the tonic. */
export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const;

export type ScaleName = keyof typeof scales;

/** A chord in a key. Numbers are pitch classes, C = 0. */
export interface Chord {
  name: string;
  root: number;
  /** The bass note: the root, or the note after the slash. */
  bass: number;
  /** Root, third, fifth and extensions, in that order. */
  tones: readonly number[];
  /** Passing notes for a melody: the scale of the key, adapted to the chord. */
  scale: readonly number[];
}

const qualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  '9': [0, 4, 7, 10, 14],
  '13': [0, 4, 7, 10, 14, 21],
  '9sus': [0, 5, 7, 10, 14],
  '7#9': [0, 4, 7, 10, 15],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  m11: [0, 3, 7, 10, 14, 17],
  m7b5: [0, 3, 6, 10],
};

const naturals: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Pitch class of a note name such as `Bb`. */
function pitchClass(name: string): number {
  const natural = naturals[name.charAt(0)];
  if (natural === undefined) throw new Error(`"${name}" is no note`);
  const bend = name.charAt(1) === '#' ? 1 : name.charAt(1) === 'b' ? -1 : 0;
  return (natural + bend + 12) % 12;
}

/** The smaller distance between two pitch classes, 0 to 6 semitones. */
export const classDistance = (one: number, other: number) => {
  const up = (((one - other) % 12) + 12) % 12;
  return Math.min(up, 12 - up);
};

/** Parses a chord symbol such as `Am9` or `C/E` in a key. */
export function readChord(symbol: string, key: string, scaleName: ScaleName): Chord {
  const parts = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const intervals = parts ? qualities[parts[2] ?? ''] : undefined;
  if (!parts?.[1] || !intervals) throw new Error(`"${symbol}" is no chord`);
  const root = pitchClass(parts[1]);
  const tones = intervals.map((interval) => (root + interval) % 12);
  const tonic = pitchClass(key);
  const passing = scales[scaleName]
    .map((step) => (tonic + step) % 12)
    .filter((note) =>
      tones.every((tone) => tone === note || classDistance(tone, note) > 1 || isAbove(note, tone)),
    );
  const scale = [...new Set([...tones, ...passing])].toSorted((one, other) => one - other);
  return { name: symbol, root, bass: parts[3] ? pitchClass(parts[3]) : root, tones, scale };
}

// A note a semitone above a chord tone is a passing note only if the key contains it. Below it is less dissonant.
const isAbove = (note: number, tone: number) => (note - tone + 12) % 12 === 11;

/** Parses bars of chords: `Dm9 | G13 | Cmaj9 Am7`, where `%` repeats the previous bar. */
export function readProgression(text: string, key: string, scale: ScaleName): Chord[][] {
  const bars: Chord[][] = [];
  for (const bar of text.split('|')) {
    const words = bar.trim().split(/\s+/);
    const before = bars.at(-1);
    bars.push(words[0] === '%' && before ? before : words.map((word) => readChord(word, key, scale)));
  }
  return bars;
}

export interface VoicingOptions {
  voices: number;
  /** The lowest and highest note, as MIDI numbers. */
  low: number;
  high: number;
  /** Omits the root, which the bass plays, if the chord has enough other notes. */
  isRootless?: boolean;
}

// Priority of chord tones: third and seventh, then extensions, then the fifth.
function chooseTones({ tones }: Chord, { voices, isRootless }: VoicingOptions): number[] {
  const [root = 0, third = 0, fifth = 0, ...upper] = tones;
  const order = isRootless ? [third, ...upper, fifth, root] : [root, third, ...upper, fifth];
  return [...new Set(tones.length <= voices && !isRootless ? tones : order)].slice(0, voices);
}

/** Voices a chord with minimal voice movement from the previous chord. */
export function voiceChord(
  chord: Chord,
  before: readonly number[] | null,
  options: VoicingOptions,
): number[] {
  const chosen = chooseTones(chord, options);
  const places = chosen.map((tone) => {
    const found: number[] = [];
    for (let note = options.low + ((((tone - options.low) % 12) + 12) % 12); note <= options.high; note += 12)
      found.push(note);
    return found;
  });
  let best: number[] = [];
  let bestCost = Infinity;
  const middle = (options.low + options.high) / 2;
  const walk = (index: number, notes: number[]) => {
    const choices = places[index];
    if (choices) {
      for (const note of choices) walk(index + 1, [...notes, note]);
      return;
    }
    const sorted = notes.toSorted((one, other) => one - other);
    let cost = 0;
    let sum = 0;
    for (const [place, note] of sorted.entries()) {
      sum += note;
      const gap = place > 0 ? note - (sorted[place - 1] ?? note) : 5;
      if (gap === 1) cost += note < 64 ? 14 : 7;
      if (gap === 2) cost += note < 57 ? 6 : 1.5;
      if (gap > 9) cost += (gap - 9) * 1.5;
      if (before) cost += Math.min(...before.map((other) => Math.abs(other - note)));
    }
    cost += Math.abs(sum / sorted.length - middle) * (before ? 0.6 : 1.5);
    if (cost < bestCost) {
      bestCost = cost;
      best = sorted;
    }
  };
  walk(0, []);
  return best;
}

/** The note of a pitch class nearest to a MIDI number. */
export const nearest = (tone: number, midi: number) => {
  const up = (((tone - midi) % 12) + 12) % 12;
  return up > 6 ? midi + up - 12 : midi + up;
};
