import { air, pad, struck, tone } from '../instruments/synths.ts';
import { pluck } from '../instruments/strings.ts';
import { startScore } from '../score.ts';
import { lowPassed, sawSpectrum, triangleSpectrum, voiceSpectrum } from '../wavetable.ts';
import { above, createVoicer, holdChords, type Style, twoMotifs } from './shared.ts';

/** Slow overlapping pads, a distant melody of bells or strings, no beat. */
export const ambient: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 6.5, damping: 4200, delay: 30, level: 1 },
    echo: { steps: 2, feedback: 0.55, damping: 2600 },
    mastering: { fadeIn: 3, fadeOut: 5, lowPass: 12_000 },
  });
  const { random, variant } = score;
  const body = pad({
    spectrum: sawSpectrum(520, 3),
    bright: sawSpectrum(1700, 3),
    voices: 3,
    detune: 16,
    attack: 2.2,
    release: 3.5,
    turn: 11,
  });
  const choir = pad({
    spectrum: voiceSpectrum([
      [420, 160, 1],
      [900, 220, 0.5],
      [2500, 400, 0.06],
    ]),
    voices: 2,
    detune: 12,
    attack: 2.6,
    release: 3.5,
    vibrato: 9,
  });
  const glass = pad({
    spectrum: (harmonic, hertz) =>
      harmonic % 2 === 1 || harmonic === 2 ? lowPassed(hertz, 1400, 3) / harmonic ** 1.4 : 0,
    bright: triangleSpectrum,
    voices: 2,
    detune: 9,
    attack: 1.8,
    release: 3,
    turn: 8,
  });
  const bells = struck({ ratio: 2, depth: 0.9, fall: 0.5, decay: 1.6, release: 1.5 });
  const soft = struck({ ratio: 1, depth: 0.7, fall: 0.8, decay: 1.3, release: 1.2 });
  const harp = pluck({ brightness: 0.35, ring: 4, position: 0.4, release: 0.8 });

  const ground = score.addPart({
    instrument: [body, glass, body, choir, glass, body][variant] ?? body,
    level: -13,
    reverb: 0.45,
    sway: { rate: 0.07, depth: 0.12 },
  });
  const veil = score.addPart({
    instrument: [choir, body, glass, body, choir, glass][variant] ?? choir,
    level: -17,
    reverb: 0.7,
    highPass: 220,
  });
  const depth = score.addPart({
    instrument: tone({ harmonics: [1, 0.28, 0.1], attack: 1.5, release: 2.5 }),
    level: -14,
    reverb: 0.1,
  });
  const far = score.addPart({
    instrument: [bells, soft, harp, bells, harp, soft][variant] ?? bells,
    level: -11,
    reverb: 0.75,
    echo: 0.5,
    looseness: 28,
    sway: { rate: 0.11, depth: 0.3 },
  });
  const sparks = score.addPart({
    instrument: struck({ ratio: 3, depth: 0.3, fall: 0.2, decay: 0.7, release: 0.8 }),
    level: -23,
    reverb: 0.9,
    echo: 0.6,
    looseness: 40,
    sway: { rate: 0.19, depth: 0.5 },
  });
  const wind = score.addPart({ instrument: air({ cutoff: 700, attack: 4 }), level: -8, reverb: 0.2 });

  const low = createVoicer({ voices: 4, low: 48, high: 67 });
  const high = createVoicer({ voices: 3, low: 64, high: 81, isRootless: true });
  holdChords(score, ground, score.bars, low, 0.75);
  holdChords(
    score,
    veil,
    score.bars.filter(
      (bar) => bar.section !== 'intro' && !(bar.section === 'a' && bar.turn === 0 && bar.place < 2),
    ),
    high,
    0.7,
  );
  const motifs = twoMotifs(score, [
    'x---....x-..x-----',
    '....x---x-......',
    'x-....x---......',
    '..x-x---....x---',
    'x-------..x-....',
  ]);
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    score.play(depth, bar, above(chord.bass, 33), { step: 0, length: 15.5, velocity: 0.75 });
    if (bar.index % 4 === 0) score.play(wind, bar, bar.index % 3, { step: 0, length: 60, velocity: 0.6 });
    if (bar.section === 'end') continue;
    const busy = bar.section === 'b' ? 5 : bar.section === 'intro' ? 2 : 3;
    for (let count = 0; count < busy; count++) {
      const note = above(random.pick(chord.tones.slice(0, 5)), random.chance(0.5) ? 76 : 84);
      score.play(sparks, bar, note, {
        step: Math.floor(random.next() * 16),
        length: 3,
        velocity: random.between(0.35, 0.75),
      });
    }
  }
  for (const run of score.sections('a', 'b')) {
    const name = run[0]?.section === 'b' ? 'b' : 'a';
    score.sing(far, run, { motif: motifs[name], low: 62, high: 81, lift: run[0]?.turn ? 1 : 0 }, 0.75);
  }
  return score;
};
