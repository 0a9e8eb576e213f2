import { crash, hat, kick, ride, riser, snare } from '../instruments/drums.ts';
import { piano, pluck } from '../instruments/strings.ts';
import { filtered, pad, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum, voiceSpectrum } from '../wavetable.ts';
import {
  above,
  createVoicer,
  drumLine,
  holdChords,
  isHeldOver,
  kickLine,
  type Style,
  twoMotifs,
} from './shared.ts';

const breaks = [
  { kick: 'X.........X.....', snare: '....X..o.o..X..o', hat: 'x.x.x.x.x.x.x.x.' },
  { kick: 'X.X.......X.....', snare: '....X..o....X.o.', hat: 'x.xox.x.xox.x.xo' },
  { kick: 'X.....x...X.....', snare: '....X....o..X..o', hat: 'xox.x.xoxox.x.x.' },
] as const;

/** A fast breakbeat with slow, wide chords, in the liquid style. */
export const drumAndBass: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 2.8, damping: 5000, delay: 20, level: 0.75 },
    echo: { steps: 6, feedback: 0.45, damping: 3000 },
    mastering: { fadeOut: 3.4 },
  });
  const { variant, random } = score;
  const keys = [
    struck({ ratio: 1, depth: 1.4, fall: 0.6, decay: 1.2, tine: { ratio: 11, level: 0.06 }, release: 0.3 }),
    piano({ brightness: 0.5, ring: 1.1 }),
    pluck({ brightness: 0.5, ring: 2.2, position: 0.3, release: 0.3 }),
  ];
  const bass = score.addPart({
    instrument:
      variant % 2 === 0
        ? tone({ harmonics: [1, 0.32, 0.14, 0.06], attack: 0.01, release: 0.12 })
        : filtered({
            spectrum: sawSpectrum(1500),
            cutoff: 190,
            open: 1.1,
            fall: 0.5,
            resonance: 0.2,
            voices: 2,
            detune: 18,
            sub: 0.5,
            release: 0.12,
          }),
    level: -7,
    drive: 0.2,
    duck: 0.25,
    looseness: 2,
  });
  const chords = score.addPart({
    instrument: keys[variant % 3]!,
    level: -11,
    reverb: 0.35,
    echo: 0.3,
    highPass: 160,
    sway: { rate: 0.7, depth: 0.15 },
  });
  const wash = score.addPart({
    instrument:
      variant % 2 === 0
        ? pad({
            spectrum: sawSpectrum(700, 3),
            bright: sawSpectrum(2400, 3),
            voices: 3,
            detune: 18,
            attack: 0.6,
            release: 1.6,
          })
        : pad({
            spectrum: voiceSpectrum([
              [500, 180, 1],
              [1000, 240, 0.5],
              [2600, 400, 0.08],
            ]),
            voices: 3,
            detune: 14,
            attack: 0.6,
            release: 1.6,
            vibrato: 8,
          }),
    level: -13,
    reverb: 0.5,
    duck: 0.25,
    highPass: 220,
  });
  const lead = score.addPart({
    instrument: [
      filtered({
        spectrum: sawSpectrum(4200),
        cutoff: 900,
        open: 1,
        fall: 0.5,
        vibrato: 10,
        attack: 0.03,
        release: 0.2,
      }),
      struck({ ratio: 2, depth: 0.9, fall: 0.3, decay: 0.8, release: 0.4 }),
      tone({ harmonics: [1, 0.25, 0.12, 0.04], attack: 0.05, release: 0.2, vibrato: 12, breath: 0.4 }),
    ][(variant + 1) % 3]!,
    level: -6,
    reverb: 0.45,
    echo: 0.4,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 55, punch: 210, decay: 0.09, click: 0.35 }),
      level: -17,
      looseness: 1,
    }),
    snare: score.addPart({
      instrument: snare({ tone: 205, body: 0.6, bright: 6800, decay: 0.09 }),
      level: -15,
      reverb: 0.14,
      looseness: 2,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.022, low: 6500, high: 11_000 }),
      level: -11,
      pan: 0.15,
      looseness: 3,
    }),
    ride: score.addPart({ instrument: ride(), level: -20, pan: -0.25, looseness: 2 }),
    crash: score.addPart({ instrument: crash(), level: -19, reverb: 0.35 }),
    rise: score.addPart({ instrument: riser((4 * 60 * 4) / song.tempo), level: -23, reverb: 0.3 }),
  };
  const groove = breaks[variant % 3]!;
  const other = breaks[(variant + 1) % 3]!;
  const voice = createVoicer({ voices: 4, low: 55, high: 75, isRootless: true });
  const comp = random.pick(['x.....x.....x...', 'x..x......x.....', '..x...x...x.....']);
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const { section, place } = bar;
    const root = above(chord.bass, 29);
    const isFull = section === 'a' || section === 'b';
    if (section === 'end') {
      if (place > 0) continue;
      score.play(bass, bar, root, { step: 0, length: 20, velocity: 0.85 });
      score.play(chords, bar, voice(chord), { step: 0, length: 28, velocity: 0.75 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.75 });
      continue;
    }
    const isNew = !isHeldOver(score, bar);
    if (isFull) {
      score.play(bass, bar, root, { step: 0, length: isNew ? 9 : 5, velocity: 0.88 });
      if (isNew) score.play(bass, bar, root, { step: 10, length: 5.5, velocity: 0.75 });
      else {
        score.play(bass, bar, above(chord.tones[2]!, 29), { step: 6, length: 3.5, velocity: 0.75 });
        score.play(bass, bar, random.chance(0.5) ? root + 12 : root, { step: 10, length: 5, velocity: 0.72 });
      }
      const beat = bar.place % 4 === 3 ? other : groove;
      kickLine(score, drums.kick, bar, beat.kick);
      drumLine(score, drums.snare, bar, bar.isLast ? '....X..o.oo.X.xx' : beat.snare);
      drumLine(score, drums.hat, bar, beat.hat, 0.9);
      if (section === 'b') drumLine(score, drums.ride, bar, 'x...x...x...x...', 0.8);
      if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.7 });
    } else {
      if (section === 'break' && isNew) score.play(bass, bar, root, { step: 0, length: 28, velocity: 0.7 });
      drumLine(score, drums.hat, bar, place >= bar.of / 2 ? 'x.x.x.x.x.x.x.x.' : 'x...x...x...x...', 0.7);
      if (section === 'intro' && place >= bar.of / 2)
        kickLine(score, drums.kick, bar, 'X...............', 0.8);
      if (bar.isLast && section !== 'outro') drumLine(score, drums.snare, bar, '............oxxX');
      if (place === bar.of - 4) score.play(drums.rise, bar, 0, { step: 0, length: 64, velocity: 0.7 });
    }
    for (let step = 0; step < 16; step++)
      if (comp[step] === 'x' && (isNew || step > 4))
        score.play(chords, bar, voice(chord), {
          step,
          length: step === 0 ? 6 : 3,
          velocity: isNew && step === 0 ? 0.78 : 0.58,
        });
  }
  holdChords(score, wash, score.bars, createVoicer({ voices: 4, low: 58, high: 79 }), 0.75);
  const motifs = twoMotifs(score, [
    'x-------x---x---',
    '....x-------x---',
    'x---x-------....',
    'x-----x---------',
    '..x-x-----------',
  ]);
  for (const run of score.sections('a', 'b', 'break')) {
    const isFirst = run[0]?.section === 'a' && run[0].turn === 0;
    score.sing(
      lead,
      isFirst ? run.slice(8) : run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 65, high: 84 },
      0.75,
    );
  }
  return score;
};
