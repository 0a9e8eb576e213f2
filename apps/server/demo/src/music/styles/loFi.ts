import { brush, hat, kick, rim, shaker, snare } from '../instruments/drums.ts';
import { pluck } from '../instruments/strings.ts';
import { air, filtered, pad, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum, triangleSpectrum } from '../wavetable.ts';
import {
  above,
  chordSpans,
  createVoicer,
  drumLine,
  holdChords,
  kickLine,
  type Style,
  twoMotifs,
} from './shared.ts';

const grooves = [
  { kick: 'X......x..x.....', snare: '....X.......X..o', hat: 'x.x.x.xox.x.x.x.' },
  { kick: 'X.....x...x..o..', snare: '....X..o....X...', hat: 'x.o.x.x.x.o.x.x.' },
  { kick: 'X..x......x.....', snare: '....X.......X...', hat: 'x.xox.x.x.xox.x.' },
] as const;

/** Filtered drums behind the beat, jazz chords on an electric piano, tape wow. */
export const loFi: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.59,
    swingSteps: 2,
    room: { decay: 1.5, damping: 3200, delay: 12, level: 0.7 },
    echo: { steps: 3, feedback: 0.35, damping: 1900 },
    mastering: { lowPass: 6800, wobble: 0.55, fadeIn: 0.6, fadeOut: 3 },
  });
  const { random, variant } = score;
  const rhodes = struck({
    ratio: 1,
    depth: 1.5,
    fall: 0.7,
    decay: 1.3,
    tine: { ratio: 12, level: 0.07 },
    release: 0.22,
  });
  const vibes = struck({ ratio: 4, depth: 0.45, fall: 0.12, decay: 0.9, release: 0.4 });
  const guitar = pluck({ brightness: 0.3, ring: 2.2, position: 0.3, release: 0.12 });
  const flute = tone({
    harmonics: [1, 0.22, 0.1, 0.03],
    attack: 0.05,
    release: 0.14,
    vibrato: 11,
    breath: 0.5,
  });
  const leads = [guitar, vibes, flute, guitar, rhodes, vibes];

  const keys = score.addPart({
    instrument: variant === 4 ? guitar : rhodes,
    level: -9,
    reverb: 0.22,
    sway: { rate: 3.4 / 4, depth: 0.14 },
    duck: 0.25,
    late: 12,
    strum: 14,
    looseness: 8,
    lowPass: 3600,
  });
  const bass = score.addPart({
    instrument: tone({ harmonics: [1, 0.5, 0.16, 0.06], attack: 0.012, release: 0.09, decay: 1.2 }),
    level: -7,
    drive: 0.25,
    duck: 0.2,
    late: 8,
  });
  const lead = score.addPart({
    instrument: leads[variant] ?? vibes,
    level: -5,
    pan: 0.12,
    reverb: 0.35,
    echo: 0.3,
    looseness: 12,
    late: 15,
  });
  const haze = score.addPart({
    instrument: pad({
      spectrum: triangleSpectrum,
      bright: sawSpectrum(900, 3),
      voices: 2,
      attack: 0.9,
      release: 1.2,
    }),
    level: -20,
    reverb: 0.4,
    duck: 0.35,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 52, punch: 130, decay: 0.11, click: 0.12 }),
      level: -16,
      looseness: 3,
    }),
    snare: score.addPart({
      instrument: variant % 2 === 0 ? snare({ tone: 190, body: 0.45, bright: 4200, decay: 0.085 }) : rim(),
      level: variant % 2 === 0 ? -16 : -15,
      reverb: 0.16,
      late: 14,
      looseness: 4,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.028, low: 5200, high: 8500, metal: 0.05 }),
      level: -12,
      pan: 0.2,
      looseness: 7,
    }),
    shaker: score.addPart({
      instrument: variant % 3 === 0 ? shaker() : brush({ sweep: 0.05 }),
      level: -16,
      pan: -0.3,
      looseness: 9,
    }),
  };
  const dust = score.addPart({
    instrument: air({ cutoff: 2600, attack: 0.5, crackle: 0.011 }),
    level: -22,
    highPass: 500,
  });

  const voice = createVoicer({ voices: 4, low: 50, high: 70, isRootless: true });
  const groove = grooves[variant % 3] ?? grooves[0];
  for (const bar of score.bars) {
    if (bar.index % 8 === 0) score.play(dust, bar, 0, { step: 0, length: 128, velocity: 0.8 });
    const isEnd = bar.section === 'end';
    if (isEnd && bar.place > 0) continue;
    for (const { chord, step, length } of chordSpans(score, bar)) {
      const notes = voice(chord);
      score.play(keys, bar, notes, { step, length: isEnd ? 30 : Math.min(length, 9), velocity: 0.78 });
      if (length >= 16 && !isEnd && bar.section !== 'intro') {
        score.play(keys, bar, random.chance(0.5) ? notes.slice(1) : notes, {
          step: random.pick([10, 11, 7]),
          length: 4,
          velocity: 0.55,
        });
      }
      if (bar.section === 'intro' && bar.place < 2) continue;
      const root = above(chord.bass, 31);
      if (isEnd) {
        score.play(bass, bar, root, { step, length: 24, velocity: 0.8 });
        continue;
      }
      score.play(bass, bar, root, { step, length: Math.min(6, length), velocity: 0.85 });
      if (length >= 16) {
        score.play(bass, bar, random.chance(0.6) ? root : above(chord.tones[2] ?? chord.root, 31), {
          step: groove.kick.includes('x') ? groove.kick.lastIndexOf('x') : 10,
          length: 3.5,
          velocity: 0.7,
        });
        if (random.chance(0.5))
          score.play(bass, bar, above(bar.next.bass, 31) + random.pick([-2, 2, -1]), {
            step: 14,
            length: 1.6,
            velocity: 0.6,
          });
      }
    }
    if (isEnd) {
      kickLine(score, drums.kick, bar, 'X...............');
      continue;
    }
    if (bar.section === 'break' || (bar.section === 'intro' && bar.place < bar.of / 2)) {
      drumLine(score, drums.shaker, bar, 'o.x.o.x.o.x.o.x.');
      continue;
    }
    kickLine(score, drums.kick, bar, bar.isLast ? 'X......x..x...x.' : groove.kick);
    drumLine(
      score,
      drums.snare,
      bar,
      bar.isLast && bar.section !== 'intro' ? '....X.......X.ox' : groove.snare,
    );
    drumLine(score, drums.hat, bar, groove.hat, 0.9);
    if (bar.section === 'b') drumLine(score, drums.shaker, bar, 'o.x.o.x.o.x.o.x.');
  }
  holdChords(
    score,
    haze,
    score.bars.filter((bar) => bar.section === 'b' || bar.section === 'break'),
    createVoicer({ voices: 3, low: 57, high: 74, isRootless: true }),
    0.7,
  );
  const motifs = twoMotifs(score, [
    '..x-x-x---..x-..',
    'x-..x-x---......',
    '....x-x-x-..x---',
    'x---..x-x-......',
    '..x-x---....x-x-',
    'x-x-..x---x-....',
  ]);
  for (const run of score.sections('a', 'b', 'break'))
    score.sing(
      lead,
      run[0]?.section === 'a' && run[0].turn === 0 ? run.slice(run.length > 4 ? 2 : 0) : run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 64, high: 81 },
      0.75,
    );
  if (variant === 5 || variant === 2) {
    const answer = score.addPart({
      instrument: filtered({ spectrum: triangleSpectrum, cutoff: 900, open: 1, fall: 0.3, decay: 0.5 }),
      level: -17,
      pan: -0.35,
      reverb: 0.4,
      echo: 0.5,
    });
    for (const bar of score.bars)
      if (bar.section === 'b' && bar.place % 2 === 1)
        for (const [order, step] of [9, 11, 12, 14].entries())
          score.play(answer, bar, above(bar.chords[0]!.tones[(order + 1) % 4]!, 76), {
            step,
            length: 1.5,
            velocity: 0.6,
          });
  }
  return score;
};
