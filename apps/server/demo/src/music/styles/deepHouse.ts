import { clap, crash, hat, kick, riser, rim, shaker } from '../instruments/drums.ts';
import { filtered, pad, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { pulseSpectrum, sawSpectrum, squareSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, holdChords, kickLine, type Style, twoMotifs } from './shared.ts';

const stabs = [
  'x..x..x...x..x..',
  '..x..x....x.x...',
  'x..x....x.x.....',
  '..x...x..x....x.',
  'x.....x..x..x...',
  '...x..x....x..x.',
];
const lines = [
  '..x...x...x..xx.',
  'x.....x...x...x.',
  '..x..x....x..x..',
  'x..x....x..x..x.',
  '..x...x..x....x.',
  'x.....xx..x...x.',
];

/** Four-on-the-floor kick, off-beat ninth chords, a bass with sidechain compression. */
export const deepHouse: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.54,
    swingSteps: 2,
    room: { decay: 2.2, damping: 5000, delay: 18, level: 0.75 },
    echo: { steps: 3, feedback: 0.48, damping: 2600 },
    mastering: { fadeOut: 3.5 },
  });
  const { variant, random } = score;
  const sweepOf = (seconds: number) => 900 + 1500 * (0.5 - 0.5 * Math.cos((seconds * 2 * Math.PI) / 34));
  const analog = filtered({
    spectrum: sawSpectrum(7000),
    cutoff: 420,
    open: 2.3,
    fall: 0.16,
    voices: 2,
    detune: 14,
    decay: 0.45,
    release: 0.16,
  });
  const organ = tone({ harmonics: [1, 0.7, 0.3, 0.35, 0.06, 0.12], attack: 0.006, release: 0.1, decay: 0.6 });
  const electric = struck({
    ratio: 1,
    depth: 1.7,
    fall: 0.5,
    decay: 0.9,
    tine: { ratio: 11, level: 0.06 },
    release: 0.15,
  });
  const chords = score.addPart({
    instrument: [analog, electric, analog, organ, electric, analog][variant] ?? analog,
    level: -8,
    reverb: 0.3,
    echo: 0.32,
    duck: 0.35,
    lowPass: (seconds) => sweepOf(seconds) * 2.2,
    highPass: 130,
  });
  const bass = score.addPart({
    instrument:
      variant % 2 === 0
        ? tone({ harmonics: [1, 0.35, 0.12, 0.05], attack: 0.006, release: 0.06 })
        : filtered({
            spectrum: squareSpectrum(900),
            cutoff: 180,
            open: 1.6,
            fall: 0.12,
            resonance: 0.25,
            sub: 0.3,
          }),
    level: -7.5,
    duck: 0.7,
    drive: 0.15,
  });
  const veil = score.addPart({
    instrument: pad({
      spectrum: sawSpectrum(600, 3),
      bright: sawSpectrum(2200, 3),
      voices: 3,
      detune: 18,
      attack: 0.7,
      release: 1.4,
    }),
    level: -15,
    reverb: 0.5,
    duck: 0.65,
    highPass: 200,
  });
  const lead = score.addPart({
    instrument:
      [
        struck({ ratio: 2, depth: 0.8, fall: 0.18, decay: 0.6 }),
        filtered({
          spectrum: pulseSpectrum(0.3, 4500),
          cutoff: 700,
          open: 1.8,
          fall: 0.2,
          decay: 0.5,
          release: 0.2,
        }),
        electric,
      ][variant % 3] ?? electric,
    level: -6,
    pan: 0.15,
    reverb: 0.4,
    echo: 0.5,
    duck: 0.2,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 49, punch: 185, decay: 0.15, click: 0.2 }),
      level: -17,
      looseness: 0,
    }),
    clap: score.addPart({
      instrument: clap({ decay: 0.09, bright: 4200 }),
      level: -12,
      reverb: 0.25,
      looseness: 2,
    }),
    closed: score.addPart({
      instrument: hat({ decay: 0.022, low: 6500, high: 10_500 }),
      level: -11,
      pan: 0.15,
      looseness: 4,
    }),
    open: score.addPart({
      instrument: hat({ decay: 0.09, low: 6000, high: 10_000, metal: 0.08 }),
      level: -13,
      pan: -0.08,
      looseness: 2,
    }),
    rim: score.addPart({ instrument: rim(), level: -20, pan: -0.4, reverb: 0.3, echo: 0.2, looseness: 5 }),
    shaker: score.addPart({ instrument: shaker(), level: -10, pan: 0.35, looseness: 6 }),
    crash: score.addPart({ instrument: crash(), level: -19, reverb: 0.3 }),
    rise: score.addPart({ instrument: riser((4 * 60 * 2) / song.tempo), level: -24, reverb: 0.2 }),
  };
  const voice = createVoicer({ voices: 4, low: 55, high: 74, isRootless: true });
  const stab = stabs[variant] ?? stabs[0]!;
  const line = lines[variant] ?? lines[0]!;
  const percussion = random.pick(['...x..x....x..x.', '..x....x..x...x.', 'x..x..x.........']);
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const notes = voice(chord);
    const { section, place } = bar;
    if (section === 'end') {
      if (place > 0) continue;
      score.play(chords, bar, notes, { step: 0, length: 8, velocity: 0.8 });
      score.play(bass, bar, above(chord.bass, 31), { step: 0, length: 12, velocity: 0.8 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.7 });
      continue;
    }
    const hasChords = section !== 'intro' || place >= bar.of / 2;
    const isFull = section === 'a' || section === 'b';
    if (hasChords)
      for (let step = 0; step < 16; step++)
        if (stab[step] === 'x')
          score.play(chords, bar, notes, {
            step,
            length: section === 'break' ? 3 : 1.7,
            velocity: step % 8 === 0 ? 0.82 : 0.68,
          });
    if (isFull || section === 'outro') {
      const root = above(chord.bass, 31);
      for (let step = 0; step < 16; step++) {
        if (line[step] !== 'x') continue;
        const isTurn = step >= 13 && bar.place % 4 === 3;
        score.play(
          bass,
          bar,
          isTurn ? above(chord.tones[2]!, 31) : step === 10 && place % 2 === 1 ? root + 12 : root,
          { step, length: 1.7, velocity: 0.8 },
        );
      }
    }
    if (section !== 'break') {
      kickLine(score, drums.kick, bar, bar.isLast && isFull ? 'X...X...X.......' : 'X...X...X...X...');
      drumLine(score, drums.open, bar, '..x...x...x...x.', section === 'intro' && place < 4 ? 0.6 : 0.9);
    }
    if (isFull || (section === 'intro' && place >= 4)) drumLine(score, drums.clap, bar, '....X.......X...');
    if (isFull) {
      drumLine(score, drums.closed, bar, 'o.oxo.oxo.oxo.ox');
      if (bar.turn > 0 || section === 'b' || place >= 8)
        drumLine(score, drums.shaker, bar, 'o.x.o.x.o.x.o.x.', 0.9);
      drumLine(score, drums.rim, bar, percussion, 0.8);
      if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.6 });
    }
    if (section === 'break' && place === bar.of - 2)
      score.play(drums.rise, bar, 0, { step: 0, length: 32, velocity: 0.8 });
  }
  holdChords(
    score,
    veil,
    score.bars.filter(
      (bar) =>
        bar.section === 'b' ||
        bar.section === 'break' ||
        bar.section === 'end' ||
        (bar.section === 'a' && bar.place >= 8),
    ),
    createVoicer({ voices: 3, low: 60, high: 79, isRootless: true }),
    0.75,
  );
  const motifs = twoMotifs(score, [
    '..x-..x-..x-....',
    'x-..x-..x---....',
    '....x-x-..x-..x-',
    '..x-x---......x-',
    'x---..x-..x-....',
  ]);
  for (const run of score.sections('a', 'b', 'break')) {
    const isFirst = run[0]?.section === 'a' && run[0].turn === 0;
    score.sing(
      lead,
      isFirst ? run.slice(8) : run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 66, high: 83 },
      0.75,
    );
  }
  return score;
};
