import { clap, crash, hat, kick, snare, tom } from '../instruments/drums.ts';
import { pluck } from '../instruments/strings.ts';
import { filtered, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { pulseSpectrum, sawSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, kickLine, type Style, twoMotifs } from './shared.ts';

// Bass riffs: sixteenth, length, chord tone (3 is the seventh), octave up.
const riffs = [
  [
    [0, 2, 0, 0],
    [3, 0.8, 0, 1],
    [6, 1, 3, 0],
    [7, 1.6, 0, 0],
    [10, 1, 2, 0],
    [13, 0.8, 3, 0],
    [14, 1.4, 0, 1],
  ],
  [
    [0, 1.5, 0, 0],
    [2, 0.8, 0, 0],
    [4, 0.8, 0, 1],
    [7, 1.5, 2, 0],
    [10, 1.5, 3, 0],
    [12, 0.8, 0, 1],
    [15, 0.8, 3, 0],
  ],
  [
    [0, 2.5, 0, 0],
    [5, 0.8, 0, 1],
    [8, 0.8, 0, 0],
    [10, 1, 1, 0],
    [11, 1.5, 2, 0],
    [14, 1.5, 3, 0],
  ],
] as const;
const scratches = ['..x..x.x..x..x..', 'x..x..x...x.xx..', '.xx..x.x.xx..x.x'] as const;

/** An accent on the first beat, a sixteenth-note bass, short chords and brass, ghost notes on the snare. */
export const funk: Style = (song, seed) => {
  const score = startScore(song, seed, {
    swing: 0.545,
    swingSteps: 2,
    room: { decay: 0.95, damping: 5200, delay: 8, level: 0.6 },
    echo: { steps: 3, feedback: 0.25, damping: 2600 },
    mastering: { fadeOut: 2.4, fadeIn: 0.03 },
  });
  const { variant, random } = score;
  const slap = pluck({ brightness: 0.5, ring: 1.8, position: 0.1, body: 0.3, release: 0.045 });
  const round = filtered({
    spectrum: sawSpectrum(3200),
    cutoff: 230,
    open: 2.4,
    fall: 0.1,
    resonance: 0.35,
    sub: 0.25,
    release: 0.04,
  });
  const bass = score.addPart({
    instrument: variant % 2 === 0 ? slap : round,
    level: -5.5,
    drive: 0.25,
    looseness: 3,
  });
  const clav = filtered({
    spectrum: pulseSpectrum(0.18, 5200),
    cutoff: 700,
    open: 2,
    fall: 0.07,
    resonance: 0.35,
    decay: 0.22,
    release: 0.03,
  });
  const guitar = pluck({ brightness: 0.62, ring: 0.8, position: 0.14, release: 0.035 });
  const scratch = score.addPart({
    instrument: variant % 3 === 1 ? clav : guitar,
    level: -11.5,
    pan: -0.4,
    reverb: 0.1,
    highPass: 260,
    looseness: 4,
    strum: 4,
    lowPass: (seconds) => 2300 + 1300 * Math.sin(seconds * 2.2),
  });
  const keys = score.addPart({
    instrument:
      variant % 3 === 2
        ? tone({ harmonics: [1, 0.8, 0.4, 0.35, 0.1, 0.2], attack: 0.004, release: 0.06 })
        : struck({
            ratio: 1,
            depth: 1.9,
            fall: 0.45,
            decay: 0.9,
            tine: { ratio: 10, level: 0.08 },
            release: 0.12,
          }),
    level: -14,
    pan: 0.3,
    reverb: 0.18,
    sway: { rate: 4.6, depth: 0.16 },
    highPass: 160,
  });
  const horns = filtered({
    spectrum: sawSpectrum(5600),
    cutoff: 520,
    open: 2.1,
    rise: 0.03,
    fall: 0.28,
    voices: 3,
    detune: 13,
    attack: 0.015,
    release: 0.06,
    scoop: 0.35,
  });
  const brass = score.addPart({
    instrument: horns,
    level: -12,
    pan: 0.12,
    reverb: 0.25,
    highPass: 220,
    looseness: 7,
  });
  const solo = score.addPart({
    instrument: [
      filtered({
        spectrum: pulseSpectrum(0.4, 4200),
        cutoff: 800,
        open: 1.4,
        fall: 0.2,
        resonance: 0.3,
        vibrato: 10,
        attack: 0.008,
        release: 0.07,
      }),
      struck({ ratio: 2, depth: 1.2, fall: 0.2, decay: 0.6 }),
      clav,
    ][(variant + Math.floor(variant / 3)) % 3]!,
    level: -5,
    pan: -0.08,
    reverb: 0.22,
    echo: 0.22,
    looseness: 6,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 56, punch: 170, decay: 0.1, click: 0.3 }),
      level: -14,
      looseness: 2,
    }),
    snare: score.addPart({
      instrument: snare({ tone: 215, body: 0.55, bright: 6200, decay: 0.08 }),
      level: -14.5,
      reverb: 0.14,
      looseness: 3,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.02, low: 6400, high: 10_800 }),
      level: -12,
      pan: 0.2,
      looseness: 3,
    }),
    open: score.addPart({ instrument: hat({ decay: 0.08, low: 6000, high: 10_000 }), level: -18, pan: 0.2 }),
    clap: score.addPart({ instrument: clap({ decay: 0.07, bright: 4200 }), level: -18, reverb: 0.2 }),
    conga: score.addPart({
      instrument: tom({ pitch: 225, decay: 0.08 }),
      level: -16,
      pan: -0.3,
      reverb: 0.12,
      looseness: 5,
    }),
    crash: score.addPart({ instrument: crash(), level: -20, reverb: 0.2 }),
  };
  const beats = [
    { kick: 'X..x......x..x..', snare: '....X..o.o..X..o', hat: 'xoxoxoxoxoxoxoxo' },
    { kick: 'X.x....x..x.....', snare: '....X..o.o.oX...', hat: 'x.xxx.xxx.xxx.xx' },
    { kick: 'X......x.xx.....', snare: '.o..X..o....X.o.', hat: 'xxx.xxx.xxx.xxx.' },
  ] as const;
  const beat = beats[variant % 3]!;
  const riff = riffs[variant % 3]!;
  const scratchLine = scratches[(variant + 1) % 3]!;
  const shout = random.pick(['x..x......x.....', '......x..x......', 'x.....x..x......']);
  const voice = createVoicer({ voices: 3, low: 60, high: 76, isRootless: true });
  const rich = createVoicer({ voices: 4, low: 53, high: 71, isRootless: true });
  for (const bar of score.bars) {
    const { section, place } = bar;
    if (section === 'end') {
      const chord = bar.chords[0]!;
      score.play(brass, bar, voice(chord), { step: 0, length: 2, velocity: 0.9 });
      score.play(keys, bar, rich(chord), { step: 0, length: 12, velocity: 0.8 });
      score.play(bass, bar, above(chord.root, 28), { step: 0, length: 8, velocity: 0.9 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.snare, bar, 0, { step: 0, length: 1, velocity: 0.8 });
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.8 });
      continue;
    }
    const hasBass = section !== 'intro' || place >= bar.of / 2;
    if (hasBass)
      for (const [step, length, order, octave] of riff) {
        const chord = score.chordAt(bar, step);
        const note =
          above(chord.tones[Math.min(order, chord.tones.length - 1)]!, 28) + (octave === 1 ? 12 : 0);
        if (place % 4 === 3 && step > 12)
          score.play(bass, bar, above(bar.next.root, 28) + (step === 15 ? -1 : 2), {
            step,
            length: 0.8,
            velocity: 0.75,
          });
        else
          score.play(bass, bar, note, {
            step,
            length,
            velocity: step === 0 ? 0.95 : octave === 1 ? 0.84 : 0.76,
          });
      }
    for (let step = 0; step < 16; step++)
      if (scratchLine[step] === 'x')
        score.play(scratch, bar, voice(score.chordAt(bar, step)), {
          step,
          length: step % 4 === 2 ? 0.9 : 0.5,
          velocity: step % 4 === 2 ? 0.8 : 0.6,
        });
    for (const [index, chord] of bar.chords.entries())
      score.play(keys, bar, rich(chord), {
        step: (index * 16) / bar.chords.length + (section === 'b' ? 0 : 2),
        length: section === 'b' ? 6 : 3,
        velocity: 0.72,
      });
    if (section === 'b' && place % 2 === 0)
      score.play(keys, bar, rich(score.chordAt(bar, 10)), { step: 10, length: 3, velocity: 0.62 });
    if ((section === 'b' || (section === 'a' && bar.turn > 0)) && place % 2 === 1)
      for (let step = 0; step < 16; step++)
        if (shout[step] === 'x')
          score.play(
            brass,
            bar,
            voice(score.chordAt(bar, step)).map((note) => note + (note < 65 ? 12 : 0)),
            { step, length: step > 8 ? 1 : 1.5, velocity: 0.85 },
          );
    if (section === 'break') {
      drumLine(score, drums.conga, bar, 'x.ox.xo.x.oxx.xo', 0.9);
      drumLine(score, drums.clap, bar, '....X.......X...');
      kickLine(score, drums.kick, bar, 'X.......X.......', 0.85);
      continue;
    }
    kickLine(score, drums.kick, bar, bar.isLast ? 'X..x..x...x.....' : beat.kick);
    drumLine(score, drums.snare, bar, bar.isLast ? '....X..o..xxX.xx' : beat.snare);
    drumLine(score, drums.hat, bar, beat.hat, 0.9);
    if (place % 2 === 1) drumLine(score, drums.open, bar, '..............x.');
    if (section === 'b') {
      drumLine(score, drums.conga, bar, '..o..xo...o.x.xo', 0.8);
      drumLine(score, drums.clap, bar, '....x.......x...');
    }
    if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.6 });
  }
  const motifs = twoMotifs(score, [
    'x-.x-.x---......',
    '..x-xx-...x-x-..',
    'x-x-..x-x---....',
    '....x-x-.xx-x-..',
    '.xx-x---........',
    'x--x--x---..x-x-',
  ]);
  for (const run of score.sections('a', 'b', 'break'))
    score.sing(
      solo,
      run[0]?.section === 'a' && run[0].turn === 0 ? run.slice(4) : run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 63, high: 81 },
      0.78,
    );
  return score;
};
