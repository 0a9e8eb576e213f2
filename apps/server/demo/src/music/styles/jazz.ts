import { brush, hat, kick, ride, snare } from '../instruments/drums.ts';
import { piano, pluck } from '../instruments/strings.ts';
import { filtered, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum } from '../wavetable.ts';
import { classDistance, nearest } from '../harmony.ts';
import { above, chordSpans, createVoicer, drumLine, type Style, twoMotifs } from './shared.ts';

/** A small combo: walking bass, ride or brushes, piano, one solo instrument. */
export const jazz: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.635,
    swingSteps: 4,
    room: { decay: 1.4, damping: 4200, delay: 14, level: 0.7 },
    mastering: { fadeOut: 2.6, fadeIn: 0.05 },
  });
  const { random, variant, steps } = score;
  const grand = piano({ brightness: 0.55, ring: 1.3 });
  const vibraphone = struck({ ratio: 4, depth: 0.5, fall: 0.09, decay: 1.1, release: 0.5 });
  const trumpet = filtered({
    spectrum: sawSpectrum(4800),
    cutoff: 700,
    open: 1.3,
    rise: 0.05,
    fall: 0.5,
    vibrato: 10,
    attack: 0.035,
    release: 0.09,
    scoop: 0.3,
  });
  const flute = tone({
    harmonics: [1, 0.3, 0.14, 0.05],
    attack: 0.045,
    release: 0.1,
    vibrato: 12,
    breath: 0.45,
  });
  const hollow = pluck({ brightness: 0.38, ring: 2.1, position: 0.25, body: 0.25, release: 0.1 });
  const tellers = [vibraphone, trumpet, flute, hollow, grand, trumpet];
  const bass = score.addPart({
    instrument: pluck({ brightness: 0.26, ring: 2.6, position: 0.3, body: 0.7, release: 0.09 }),
    level: -6.5,
    pan: -0.05,
    reverb: 0.1,
    looseness: 7,
  });
  const keys = score.addPart({
    instrument:
      variant === 4
        ? struck({ ratio: 1, depth: 1.2, fall: 0.6, decay: 1.1, tine: { ratio: 10, level: 0.05 } })
        : variant === 3
          ? vibraphone
          : grand,
    level: -12,
    pan: -0.28,
    reverb: 0.25,
    looseness: 11,
    strum: 5,
  });
  const teller = score.addPart({
    instrument: tellers[variant] ?? vibraphone,
    level: -6.5,
    pan: 0.18,
    reverb: 0.32,
    looseness: 13,
    late: 12,
  });
  const drums = {
    ride: score.addPart({
      instrument: variant % 2 === 0 ? ride() : brush({ sweep: 0.05 }),
      level: variant % 2 === 0 ? -19 : -21,
      pan: 0.25,
      reverb: 0.15,
      looseness: 5,
    }),
    pedal: score.addPart({
      instrument: hat({ decay: 0.025, low: 5200, high: 9000 }),
      level: -17,
      pan: -0.15,
      reverb: 0.1,
    }),
    stir: score.addPart({ instrument: brush({ sweep: 0.22 }), level: -18, pan: 0.1, looseness: 9 }),
    snare: score.addPart({
      instrument: snare({ tone: 200, body: 0.4, bright: 4600, decay: 0.06 }),
      level: -20,
      reverb: 0.25,
      looseness: 7,
    }),
    kick: score.addPart({
      instrument: kick({ pitch: 58, punch: 110, decay: 0.09, click: 0.08 }),
      level: -23,
      looseness: 5,
    }),
  };
  const voice = createVoicer({ voices: 4, low: 52, high: 71, isRootless: true });
  const isWaltz = song.meter === 3;
  const comps = isWaltz
    ? ['x.....x.....', '....x...x...', 'x.........x.', '..x...x.....']
    : [
        'x.....x.........',
        '..x.........x...',
        '....x.....x.....',
        'x.........x...x.',
        '......x.......x.',
        '....x...........',
      ];
  let last = 38;
  for (const bar of score.bars) {
    const { section, place } = bar;
    if (section === 'end') {
      if (place > 0) continue;
      const chord = bar.chords[0]!;
      score.play(keys, bar, voice(chord), { step: 0, length: steps * 1.8, velocity: 0.75 });
      score.play(bass, bar, above(chord.root, 29), { step: 0, length: steps * 1.6, velocity: 0.85 });
      score.play(drums.ride, bar, 0, { step: 0, length: 4, velocity: 0.8 });
      score.play(drums.kick, bar, 0, { step: 0, length: 2, velocity: 0.7 });
      continue;
    }
    // The bass plays quarters: the root on a new chord, then chord tones, and a step to the next root at the end.
    for (const { chord, step, length } of chordSpans(score, bar)) {
      const beats = length / 4;
      const after =
        step + length >= steps ? bar.next : (bar.chords[bar.chords.indexOf(chord) + 1] ?? bar.next);
      for (let beat = 0; beat < beats; beat++) {
        if (section === 'intro' && place < 2 && beat % 2 === 1) continue;
        let note: number;
        if (beat === 0) note = nearest(chord.root, last);
        else if (beat === beats - 1) {
          const goal = nearest(after.root, last);
          note = goal + random.pick(last > goal ? [1, 2] : [-1, -2]);
          if (Math.abs(note - goal) === 2 && !chord.scale.includes(((note % 12) + 12) % 12))
            note = goal + Math.sign(note - goal);
        } else {
          const candidates = chord.tones.slice(0, 4).filter((tone) => classDistance(tone, last % 12) > 0);
          note = nearest(random.pick(candidates), last + random.pick([-2, 2, 3]));
        }
        while (note < 29) note += 12;
        while (note > 50) note -= 12;
        score.play(bass, bar, note, {
          step: step + beat * 4,
          length: 3.7,
          velocity: beat === 0 ? 0.86 : 0.76,
        });
        last = note;
      }
    }
    const comp = random.pick(comps);
    for (let step = 0; step < comp.length; step++)
      if (comp[step] === 'x')
        score.play(keys, bar, voice(score.chordAt(bar, step)), {
          step,
          length: random.chance(0.5) ? 1.8 : 5,
          velocity: section === 'solo' ? 0.68 : 0.6,
        });
    const bigger = section === 'solo' ? 1 : 0.85;
    drumLine(score, drums.ride, bar, isWaltz ? 'X...x.x.x...' : 'X...x.x.X...x.x.', bigger);
    drumLine(score, drums.pedal, bar, isWaltz ? '....x...x...' : '....x.......x...');
    if (variant % 2 === 1 || section === 'intro')
      for (const step of isWaltz ? [0, 4] : [0, 8])
        score.play(drums.stir, bar, step % 3, { step, length: 4, velocity: 0.75 });
    if (random.chance(0.45) && section !== 'intro')
      score.play(drums.snare, bar, 0, {
        step: random.pick(isWaltz ? [6, 10] : [6, 10, 14]),
        length: 1,
        velocity: random.between(0.3, 0.6),
      });
    score.play(drums.kick, bar, 0, { step: 0, length: 1, velocity: 0.55 });
    if (bar.isLast && section !== 'intro')
      drumLine(score, drums.snare, bar, isWaltz ? '......o.x.x.' : '..........o.x.xo', 0.7);
  }
  const heads = isWaltz
    ? ['x-------x-..', 'x---x-x-x---', 'x-----x-x-x-', '..x-x---x---', 'x-----------']
    : ['x---..x-x---....', '..x-x-x-..x-----', 'x-..x-..x-x-x---', '....x-x-x---x-..', 'x-----x-x---....'];
  const motifs = twoMotifs(score, heads);
  const flights = isWaltz
    ? ['x-x-x-x-x-x-', 'x---x-x-x-x-', '..x-x-x-x---', 'x-x-x---....']
    : ['x-x-x-x-x-x-x---', '..x-x-x-x-x-x-x-', 'x---x-x-x-x-....', 'x-x-x-..x-x-x-x-', '....x-x-x-x-x---'];
  for (const run of score.sections('a', 'b'))
    score.sing(teller, run, { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 62, high: 81 }, 0.8);
  for (const run of score.sections('solo'))
    for (let from = 0; from < run.length; from += 8)
      score.sing(
        teller,
        run.slice(from, from + 8),
        { motif: twoMotifs(score, flights).a, low: 62, high: 84, lift: from > 0 ? 1 : 0 },
        0.78,
      );
  return score;
};
