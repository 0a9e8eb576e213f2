import { brush, kick, shaker, tambourine } from '../instruments/drums.ts';
import { pluck } from '../instruments/strings.ts';
import { filtered, pad, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum } from '../wavetable.ts';
import { above, chordSpans, createVoicer, drumLine, holdChords, type Style, twoMotifs } from './shared.ts';

// Picking patterns: one string for each pair of sixteenths. 0 is the thumb on the root, 1 the thumb on the fifth.
const picks4 = [
  [0, 4, 1, 3, 0, 4, 1, 2],
  [0, 3, 1, 4, 0, 2, 1, 3],
  [0, 2, 3, 4, 1, 4, 3, 2],
] as const;
const picks3 = [
  [0, 3, 4, 3, 1, 3],
  [0, 2, 3, 4, 3, 2],
  [0, 4, 3, 2, 1, 3],
] as const;

/** Fingerpicked steel-string guitar, bass, and a melody on whistle, fiddle or mandolin. */
export const folk: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.52,
    swingSteps: 4,
    room: { decay: 1.3, damping: 5200, delay: 12, level: 0.65 },
    mastering: { fadeOut: 2.6, fadeIn: 0.05 },
  });
  const { variant, steps } = score;
  const steel = pluck({ brightness: 0.6, ring: 3.4, position: 0.17, body: 0.5, release: 0.16 });
  const nylon = pluck({ brightness: 0.36, ring: 2.6, position: 0.24, body: 0.7, release: 0.14 });
  const guitar = score.addPart({
    instrument: variant % 2 === 0 ? steel : nylon,
    level: -7.5,
    pan: -0.22,
    reverb: 0.16,
    looseness: 7,
  });
  const second = score.addPart({
    instrument: steel,
    level: -13,
    pan: 0.42,
    reverb: 0.2,
    looseness: 10,
    strum: 16,
    highPass: 180,
  });
  const bass = score.addPart({
    instrument: pluck({ brightness: 0.2, ring: 2.4, position: 0.35, body: 0.6, release: 0.12 }),
    level: -7,
    reverb: 0.06,
    looseness: 7,
  });
  const whistle = tone({
    harmonics: [1, 0.18, 0.07, 0.02],
    attack: 0.04,
    release: 0.1,
    vibrato: 12,
    breath: 0.5,
  });
  const fiddle = filtered({
    spectrum: sawSpectrum(3800),
    cutoff: 1200,
    open: 0.5,
    fall: 0.7,
    vibrato: 15,
    attack: 0.07,
    release: 0.14,
  });
  const mandolin = pluck({ brightness: 0.7, ring: 1.7, position: 0.13, body: 0.2, release: 0.08 });
  const reed = tone({ harmonics: [1, 0.55, 0.4, 0.22, 0.12, 0.06], attack: 0.05, release: 0.1, vibrato: 6 });
  const lead = score.addPart({
    instrument: [whistle, fiddle, mandolin, whistle, reed, fiddle][variant] ?? whistle,
    level: -7.5,
    pan: 0.14,
    reverb: 0.3,
    looseness: 11,
  });
  const reply = score.addPart({
    instrument: [mandolin, steel, whistle, nylon, mandolin, steel][variant] ?? mandolin,
    level: -10,
    pan: 0.35,
    reverb: 0.25,
    looseness: 11,
  });
  const drone = score.addPart({
    instrument: pad({
      spectrum: sawSpectrum(900, 2),
      voices: 2,
      detune: 8,
      attack: 0.5,
      release: 0.9,
      vibrato: 6,
    }),
    level: -20,
    reverb: 0.35,
    highPass: 160,
  });
  const drums = {
    stomp: score.addPart({
      instrument: kick({ pitch: 60, punch: 100, decay: 0.09, click: 0.06 }),
      level: -21,
      looseness: 5,
    }),
    shaker: score.addPart({
      instrument: variant % 2 === 0 ? shaker() : brush({ sweep: 0.05 }),
      level: -15,
      pan: 0.25,
      looseness: 7,
    }),
    jingle: score.addPart({ instrument: tambourine(), level: -25, pan: -0.3, reverb: 0.15 }),
  };
  const isWaltz = song.meter === 3;
  const picking: readonly number[] = isWaltz ? picks3[variant % 3]! : picks4[variant % 3]!;
  const voice = createVoicer({ voices: 3, low: 55, high: 70 });
  for (const bar of score.bars) {
    const { section, place } = bar;
    const chord = bar.chords[0]!;
    if (section === 'end') {
      if (place > 0) continue;
      score.play(guitar, bar, [above(chord.bass, 40), ...voice(chord)], {
        step: 0,
        length: steps * 1.9,
        velocity: 0.8,
      });
      score.play(second, bar, voice(chord), { step: 0, length: steps * 1.9, velocity: 0.7 });
      score.play(bass, bar, above(chord.bass, 28), { step: 0, length: steps * 1.5, velocity: 0.8 });
      continue;
    }
    for (const [index, order] of picking.entries()) {
      const step = index * 2;
      const now = score.chordAt(bar, step);
      const strings = [above(now.bass, 40), above(now.tones[2]!, 40), ...voice(now)];
      score.play(guitar, bar, strings[order] ?? strings[2]!, {
        step,
        length: order < 2 ? 7 : 5,
        velocity: order === 0 ? 0.84 : order === 1 ? 0.72 : 0.66,
      });
      if (index === 0) score.play(guitar, bar, strings.at(-1)!, { step: 0, length: 5, velocity: 0.6 });
    }
    const isFull = section === 'a' || section === 'b';
    const isLater = section === 'b' || bar.turn > 0;
    if (isFull) {
      for (const { chord: now, step, length } of chordSpans(score, bar)) {
        score.play(bass, bar, above(now.bass, 28), {
          step,
          length: Math.min(length, isWaltz ? 7 : 6.5),
          velocity: 0.8,
        });
        if (length >= 12)
          score.play(bass, bar, above(now.tones[2]!, 28), { step: step + 8, length: 3.6, velocity: 0.68 });
      }
      drumLine(score, drums.stomp, bar, isWaltz ? 'X...........' : 'X.......X.......', 0.9);
      drumLine(score, drums.shaker, bar, isWaltz ? 'x.o.x.o.x.o.' : 'o.x.X.x.o.x.X.x.', isLater ? 0.95 : 0.7);
      if (isLater) drumLine(score, drums.jingle, bar, isWaltz ? '....x...x...' : '....X.......X...');
    }
    if (section === 'b')
      for (const step of isWaltz ? [0, 4, 8] : [0, 6, 8, 14])
        score.play(second, bar, voice(score.chordAt(bar, step)), {
          step,
          length: 4,
          velocity: step === 0 ? 0.7 : 0.55,
        });
  }
  holdChords(
    score,
    drone,
    score.bars.filter(
      ({ section, turn }) => section === 'b' || (section === 'a' && turn > 0) || section === 'break',
    ),
    createVoicer({ voices: 3, low: 55, high: 74 }),
    0.7,
  );
  const motifs = twoMotifs(
    score,
    isWaltz
      ? ['x---x-x-x---', 'x-----x-x---', 'x-x-x-x-x---', 'x-------x-x-', '..x-x---x---']
      : ['x---x-x-x---x---', 'x-x-x---x-x-x---', '..x-x-x-x---x---', 'x-----x-x---....', 'x-x-x-x-x-----..'],
  );
  for (const run of score.sections('a', 'b')) {
    const isB = run[0]?.section === 'b';
    score.sing(lead, run, { motif: isB ? motifs.b : motifs.a, low: 67, high: 84 }, 0.78);
    if (run[0] && run[0].turn > 0) score.sing(reply, run, { motif: motifs.b, low: 60, high: 74 }, 0.6);
  }
  for (const run of score.sections('break'))
    score.sing(reply, run, { motif: motifs.a, low: 62, high: 79 }, 0.75);
  return score;
};
