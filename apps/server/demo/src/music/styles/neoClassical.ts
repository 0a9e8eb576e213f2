import { piano } from '../instruments/strings.ts';
import { pad, struck } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum } from '../wavetable.ts';
import { above, chordSpans, createVoicer, holdChords, type Style, twoMotifs } from './shared.ts';

const figures4 = [
  [0, 2, 4, 2, 3, 2, 4, 2],
  [0, 1, 2, 4, 3, 2, 1, 2],
  [0, 2, 3, 4, 2, 3, 4, 3],
  [0, 3, 2, 4, 1, 3, 2, 4],
] as const;
const figures3 = [
  [0, 2, 4, 3, 4, 2],
  [0, 2, 3, 4, 3, 2],
  [0, 1, 2, 4, 3, 2],
] as const;

/** A repeated figure on a felt piano, with strings in a crescendo. */
export const neoClassical: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 3.4, damping: 3800, delay: 24, level: 0.85 },
    mastering: { fadeIn: 0.05, fadeOut: 3, lowPass: 13_000 },
  });
  const { variant, steps, random } = score;
  const felt = piano({
    brightness: [0.1, 0.3, 0.05, 0.35, 0.2, 0.1][variant] ?? 0.2,
    ring: 1.5,
    release: 0.55,
  });
  const bowed = pad({
    spectrum: (harmonic, hertz) => sawSpectrum(1500, 2)(harmonic, hertz) * (harmonic === 1 ? 0.7 : 1),
    bright: sawSpectrum(2600, 2),
    voices: 3,
    detune: 12,
    attack: 0.55,
    release: 1.1,
    vibrato: 11,
    turn: 9,
  });
  const cello = pad({
    spectrum: sawSpectrum(1100, 2),
    voices: 2,
    detune: 7,
    attack: 0.22,
    release: 0.5,
    vibrato: 14,
  });
  const celesta = struck({ ratio: 4, depth: 0.35, fall: 0.1, decay: 0.9, release: 0.6 });
  const left = score.addPart({ instrument: felt, level: -8, pan: -0.12, reverb: 0.28, looseness: 13 });
  const right = score.addPart({
    instrument: felt,
    level: -3.5,
    pan: 0.12,
    reverb: 0.34,
    looseness: 15,
    late: 8,
  });
  const strings = score.addPart({ instrument: bowed, level: -16, reverb: 0.45, highPass: 120 });
  const line = score.addPart({ instrument: cello, level: -12, pan: -0.2, reverb: 0.4, looseness: 20 });
  const ground = score.addPart({ instrument: cello, level: -17, pan: 0.15, reverb: 0.3, looseness: 15 });
  const dew = score.addPart({ instrument: celesta, level: -19, pan: 0.35, reverb: 0.6, looseness: 20 });
  const figure: readonly number[] = song.meter === 3 ? figures3[variant % 3]! : figures4[variant % 4]!;
  const voice = createVoicer({ voices: 3, low: 52, high: 68 });
  const step = steps / figure.length;
  for (const bar of score.bars) {
    if (bar.section === 'end') {
      if (bar.place > 0) continue;
      const chord = bar.chords[0]!;
      score.play(left, bar, [above(chord.bass, 36), ...voice(chord)], {
        step: 0,
        length: steps * 1.9,
        velocity: 0.6,
      });
      score.play(right, bar, above(chord.root, 72), { step: 0, length: steps * 1.9, velocity: 0.6 });
      continue;
    }
    const swell =
      0.5 +
      0.22 * Math.sin((Math.PI * (bar.place + 0.5)) / bar.of) +
      (bar.section === 'b' ? 0.14 : bar.turn > 0 ? 0.08 : 0);
    for (const [index, order] of figure.entries()) {
      const at = index * step;
      const chord = score.chordAt(bar, at);
      const notes = [above(chord.bass, 36), above(chord.bass, 36) + 12, ...voice(chord)];
      score.play(left, bar, notes[order] ?? notes[2]!, {
        step: at,
        length: step * 2.6,
        velocity: swell * (index === 0 ? 1.12 : 0.9),
      });
    }
    if (bar.section !== 'intro')
      for (const { chord, step: from, length } of chordSpans(score, bar))
        if (bar.section === 'b' || bar.turn > 0)
          score.play(ground, bar, above(chord.bass, 36), { step: from, length, velocity: 0.7 });
    if (bar.section === 'b' && bar.place % 2 === 1)
      for (const [order, from] of [0.5, 0.625, 0.75].entries())
        score.play(dew, bar, above(bar.chords.at(-1)!.tones[order]!, 84), {
          step: Math.round(from * steps),
          length: 3,
          velocity: random.between(0.45, 0.7),
        });
  }
  holdChords(
    score,
    strings,
    score.bars.filter(
      ({ section, turn }) => section === 'b' || section === 'end' || (section === 'a' && turn > 0),
    ),
    createVoicer({ voices: 4, low: 55, high: 77 }),
    0.75,
  );
  const motifs = twoMotifs(
    score,
    song.meter === 3
      ? ['x-------x---', 'x---x---x---', 'x-----x-x---', '....x---x---', 'x-----------']
      : ['x-------x---x---', 'x---x---x-------', '....x---x---x---', 'x-----x-x-------', 'x-----------x---'],
  );
  for (const run of score.sections('a', 'b')) {
    const isB = run[0]?.section === 'b';
    score.sing(
      right,
      run,
      { motif: isB ? motifs.b : motifs.a, low: 67, high: 86, lift: isB ? 1 : 0 },
      isB ? 0.78 : 0.66,
    );
    if (run[0] && run[0].turn > 0) score.sing(line, run, { motif: motifs.b, low: 48, high: 64 }, 0.75);
  }
  for (const run of score.sections('break'))
    score.sing(line, run, { motif: motifs.a, low: 48, high: 65 }, 0.8);
  return score;
};
