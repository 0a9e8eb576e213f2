import { crash, hat, kick, rim, snare, tom } from '../instruments/drums.ts';
import { pluck } from '../instruments/strings.ts';
import { filtered, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { pulseSpectrum, sawSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, kickLine, type Style, twoMotifs } from './shared.ts';

// Notes of the bass riffs: sixteenth, length, chord tone, octave.
const riffs = [
  [
    [0, 3, 0, 0],
    [4, 1.5, 0, 0],
    [6, 3, 2, 0],
    [10, 1.5, 1, 0],
    [12, 3, 0, 0],
  ],
  [
    [2, 2, 0, 0],
    [4, 2, 0, 0],
    [8, 3, 2, -12],
    [12, 1.5, 0, 0],
    [14, 1.5, 1, 0],
  ],
  [
    [0, 2, 0, 0],
    [3, 2.5, 0, 0],
    [6, 3, 1, 0],
    [11, 1.5, 2, -12],
    [13, 2, 2, -12],
  ],
  [
    [0, 4, 0, 0],
    [6, 1.5, 2, 0],
    [8, 3, 0, 12],
    [12, 3, 2, 0],
  ],
] as const;

/** One-drop drums, a heavy bass riff, off-beat chords with a delay effect. */
export const dub: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.56,
    swingSteps: 2,
    room: { decay: 2.9, damping: 3400, delay: 28, level: 0.8 },
    echo: { steps: 3, feedback: 0.62, damping: 1900 },
    mastering: { fadeOut: 3, lowPass: 9500 },
  });
  const { variant, random } = score;
  const bass = score.addPart({
    instrument: tone({ harmonics: [1, 0.42, 0.16, 0.05], attack: 0.01, release: 0.07 }),
    level: -5,
    drive: 0.2,
    late: 6,
  });
  const organ = tone({ harmonics: [1, 0.8, 0.5, 0.3, 0, 0.18], attack: 0.004, release: 0.05 });
  const guitar = pluck({ brightness: 0.45, ring: 0.9, position: 0.2, release: 0.06 });
  const skank = score.addPart({
    instrument: guitar,
    level: -11,
    pan: -0.25,
    reverb: 0.15,
    echo: 0.12,
    highPass: 320,
    strum: 5,
  });
  const bubble = score.addPart({
    instrument: organ,
    level: -14,
    pan: 0.3,
    reverb: 0.18,
    highPass: 200,
    sway: { rate: 1.4, depth: 0.15 },
  });
  const thrown = score.addPart({
    instrument: filtered({
      spectrum: sawSpectrum(4200),
      cutoff: 420,
      open: 1.8,
      fall: 0.18,
      resonance: 0.3,
      voices: 2,
      detune: 12,
      decay: 0.3,
      release: 0.1,
    }),
    level: -13,
    reverb: 0.6,
    echo: 0.95,
    highPass: 260,
    lowPass: (seconds) => 1400 + 900 * Math.sin(seconds * 0.35),
  });
  const melodica = filtered({
    spectrum: pulseSpectrum(0.35, 3600),
    cutoff: 1100,
    open: 0.7,
    fall: 0.4,
    vibrato: 16,
    attack: 0.035,
    release: 0.1,
    scoop: 0.25,
  });
  const horn = tone({ harmonics: [1, 0.6, 0.35, 0.2, 0.1, 0.05], attack: 0.04, release: 0.12, vibrato: 9 });
  const lead = score.addPart({
    instrument: [melodica, horn, guitar, melodica, organ, melodica][variant] ?? melodica,
    level: -6,
    pan: 0.1,
    reverb: 0.35,
    echo: 0.5,
    late: 10,
    highPass: 200,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 50, punch: 150, decay: 0.14, click: 0.15 }),
      level: -16,
      looseness: 3,
    }),
    rim: score.addPart({ instrument: rim(), level: -13, reverb: 0.3, looseness: 3 }),
    snare: score.addPart({
      instrument: snare({ tone: 210, body: 0.6, bright: 4800, decay: 0.08 }),
      level: -19,
      reverb: 0.55,
      echo: 0.7,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.03, low: 5600, high: 9500 }),
      level: -13,
      pan: 0.18,
      looseness: 5,
    }),
    open: score.addPart({ instrument: hat({ decay: 0.12, low: 5400, high: 9000 }), level: -21, pan: 0.18 }),
    tom: score.addPart({
      instrument: tom({ pitch: 128, decay: 0.12 }),
      level: -20,
      pan: -0.3,
      reverb: 0.45,
      echo: 0.35,
    }),
    crash: score.addPart({ instrument: crash(), level: -20, reverb: 0.5 }),
  };
  const riffA = riffs[variant % 4]!;
  const riffB = riffs[(variant + 1) % 4]!;
  const voice = createVoicer({ voices: 3, low: 57, high: 74 });
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const { section, place } = bar;
    const notes = voice(chord);
    if (section === 'end') {
      score.play(bass, bar, above(chord.bass, 31), { step: 0, length: 10, velocity: 0.85 });
      score.play(thrown, bar, notes, { step: 0, length: 2, velocity: 0.9 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.7 });
      continue;
    }
    const isFull = section === 'a' || section === 'b';
    const hasBass = section !== 'intro' || place >= bar.of / 2;
    if (hasBass) {
      for (const [step, length, order, octave] of place % 2 === 0 || section === 'b' ? riffA : riffB) {
        const note = above(chord.tones[order]!, 31);
        score.play(bass, bar, note + (octave === 12 ? 12 : octave === -12 && note > 36 ? -12 : 0), {
          step,
          length: length * 0.92,
          velocity: step === 0 ? 0.88 : 0.76,
        });
      }
    }
    if (section !== 'break')
      for (const step of [4, 12])
        score.play(skank, bar, notes, { step: step - 2, length: 1.1, velocity: 0.72 });
    if (section !== 'break')
      for (const step of [6, 14]) score.play(skank, bar, notes, { step, length: 1.1, velocity: 0.78 });
    if (isFull)
      for (const step of [1, 3, 5, 7, 9, 11, 13, 15])
        score.play(bubble, bar, notes, { step, length: 0.8, velocity: step % 4 === 3 ? 0.7 : 0.55 });
    if (place % 4 === 3 || (section === 'break' && place % 2 === 0) || section === 'intro')
      score.play(thrown, bar, notes, { step: random.pick([6, 10, 14]), length: 1.3, velocity: 0.85 });
    kickLine(
      score,
      drums.kick,
      bar,
      section === 'b' ? 'X...X...X...X...' : section === 'break' ? '................' : '........X.......',
      0.95,
    );
    if (section !== 'break') drumLine(score, drums.rim, bar, '........X.......');
    if (isFull || section === 'outro') {
      drumLine(score, drums.hat, bar, place % 2 === 0 ? 'x.xox.x.x.xox.xo' : 'x.x.x.xox.x.x.x.', 0.9);
      drumLine(
        score,
        drums.rim,
        bar,
        random.pick(['...o..o.........', '.............o..', '......o...o.....']),
      );
      if (place % 4 === 1) drumLine(score, drums.open, bar, '..............x.');
    } else drumLine(score, drums.hat, bar, 'x...x...x...x...', 0.6);
    if (bar.isLast || (section === 'break' && place % 2 === 1))
      score.play(drums.snare, bar, 0, { step: 12, length: 1, velocity: 0.85 });
    if (bar.isLast) drumLine(score, drums.tom, bar, '..........x.xx.x', 0.85);
    if (place === 0 && isFull) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.55 });
  }
  const motifs = twoMotifs(score, [
    'x---x-x-----....',
    '..x-x---x---....',
    'x-----x-x-......',
    '....x-x-x---x-..',
    'x-x-x-----......',
  ]);
  for (const run of score.sections('a', 'b', 'break'))
    score.sing(
      lead,
      run[0]?.section === 'a' ? run.slice(run[0].turn === 0 ? 4 : 0) : run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 62, high: 79 },
      0.78,
    );
  return score;
};
