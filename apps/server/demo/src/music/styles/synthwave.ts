import { crash, hat, kick, snare, tom } from '../instruments/drums.ts';
import { filtered, pad, struck } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { pulseSpectrum, sawSpectrum, squareSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, holdChords, kickLine, type Style, twoMotifs } from './shared.ts';

/** An eighth-note bass, arpeggios, a snare with long reverb, and a legato lead. */
export const synthwave: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 2.4, damping: 5200, delay: 22, level: 0.75 },
    echo: { steps: 3, feedback: 0.42, damping: 3400 },
    mastering: { fadeOut: 3.2 },
  });
  const { variant } = score;
  const bass = score.addPart({
    instrument: filtered({
      spectrum: sawSpectrum(6000),
      cutoff: 240,
      open: 2.4,
      fall: 0.13,
      resonance: 0.25,
      sub: 0.22,
      release: 0.05,
      voices: 1,
    }),
    level: -5.5,
    duck: 0.35,
    looseness: 2,
  });
  const arp = score.addPart({
    instrument: filtered({
      spectrum: variant % 2 === 0 ? pulseSpectrum(0.25, 6000) : sawSpectrum(6000),
      cutoff: 900,
      open: 1.8,
      fall: 0.13,
      resonance: 0.25,
      decay: 0.28,
      release: 0.1,
    }),
    level: -11,
    pan: -0.25,
    reverb: 0.25,
    echo: 0.4,
    looseness: 2,
    sway: { rate: 0.2, depth: 0.3 },
    duck: 0.2,
  });
  const wash = score.addPart({
    instrument: pad({
      spectrum: sawSpectrum(900, 3),
      bright: sawSpectrum(2800, 3),
      voices: 3,
      detune: 22,
      attack: 0.35,
      release: 0.9,
    }),
    level: -13,
    reverb: 0.35,
    duck: 0.4,
    highPass: 180,
    chorus: { rate: 0.5, depth: 2.2, mix: 0.6 },
  });
  const leads = [
    filtered({
      spectrum: sawSpectrum(5200),
      cutoff: 1100,
      open: 1.1,
      fall: 0.6,
      voices: 2,
      detune: 11,
      vibrato: 14,
      attack: 0.02,
      release: 0.16,
      scoop: 0.4,
    }),
    filtered({
      spectrum: squareSpectrum(4200),
      cutoff: 1000,
      open: 1,
      fall: 0.5,
      vibrato: 15,
      attack: 0.02,
      release: 0.16,
    }),
    struck({ ratio: 2, depth: 1.3, fall: 0.4, decay: 0.9, tine: { ratio: 7, level: 0.06 }, release: 0.25 }),
  ];
  const lead = score.addPart({
    instrument: leads[variant % 3]!,
    level: -7,
    reverb: 0.3,
    echo: 0.38,
    pan: 0.06,
    lowPass: 4800,
    looseness: 5,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 50, punch: 200, decay: 0.15, click: 0.3 }),
      level: -16,
      looseness: 1,
    }),
    snare: score.addPart({
      instrument: snare({ tone: 178, body: 0.6, bright: 5200, decay: 0.15 }),
      level: -15,
      reverb: 0.5,
      looseness: 1,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.03, low: 6200, high: 10_500 }),
      level: -12,
      pan: 0.2,
      looseness: 2,
    }),
    tom: score.addPart({
      instrument: tom({ pitch: 120, decay: 0.2 }),
      level: -19,
      pan: -0.2,
      reverb: 0.4,
      looseness: 1,
    }),
    low: score.addPart({
      instrument: tom({ pitch: 85, decay: 0.22 }),
      level: -20,
      pan: 0.25,
      reverb: 0.4,
      looseness: 1,
    }),
    crash: score.addPart({ instrument: crash(), level: -18, reverb: 0.3 }),
  };
  const voice = createVoicer({ voices: 4, low: 53, high: 72 });
  const turns = [
    [0, 1, 2, 3, 2, 1, 2, 3],
    [0, 2, 1, 3, 0, 2, 3, 1],
    [3, 2, 1, 0, 1, 2, 3, 2],
  ][variant % 3]!;
  const pump = ['x.x.x.x.x.x.x.x.', 'x.xxx.xxx.xxx.xx', 'x..x..x.x..x..x.'][Math.floor(variant / 2)]!;
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const { section, place } = bar;
    const root = above(chord.bass, 31);
    if (section === 'end') {
      if (place > 0) continue;
      score.play(bass, bar, root, { step: 0, length: 16, velocity: 0.85 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.8 });
      continue;
    }
    const isFull = section === 'a' || section === 'b' || section === 'outro';
    if (isFull || (section === 'intro' && place >= bar.of / 2))
      for (let step = 0; step < 16; step++)
        if (pump[step] === 'x')
          score.play(bass, bar, root + (step % 8 === 6 ? 12 : 0), {
            step,
            length: 1.3,
            velocity: step % 4 === 0 ? 0.86 : 0.7,
          });
    if (section === 'break') score.play(bass, bar, root, { step: 0, length: 15, velocity: 0.7 });
    if (section !== 'a' || bar.turn > 0 || place >= 4) {
      const notes = voice(chord).map((note) => note + 12);
      for (let step = 0; step < 16; step++)
        score.play(
          arp,
          bar,
          notes[turns[step % 8]! % notes.length]! + (step >= 8 && section === 'b' && step % 4 === 3 ? 12 : 0),
          { step, length: 0.9, velocity: step % 4 === 0 ? 0.82 : 0.62 },
        );
    }
    if (isFull) {
      kickLine(score, drums.kick, bar, section === 'b' ? 'X...x...X.x.x...' : 'X.......X.x.....');
      drumLine(score, drums.snare, bar, '....X.......X...');
      drumLine(score, drums.hat, bar, section === 'b' ? 'xoxoxoxoxoxoxoxo' : 'x.x.x.x.x.x.x.x.', 0.85);
      if (bar.isLast) {
        drumLine(score, drums.tom, bar, '..........xx....');
        drumLine(score, drums.low, bar, '............xxx.');
      }
      if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.7 });
    } else if (section === 'intro' && place >= 2) drumLine(score, drums.hat, bar, 'x.x.x.x.x.x.x.x.', 0.6);
  }
  holdChords(
    score,
    wash,
    score.bars.filter(({ section, turn, place }) => section !== 'a' || turn > 0 || place >= 4),
    createVoicer({ voices: 4, low: 55, high: 76 }),
    0.75,
  );
  const motifs = twoMotifs(score, [
    'x-----x---x-----',
    'x---x-x-----x-x-',
    '..x-x---x---x---',
    'x-------x-x-x---',
    'x-x---x-----....',
  ]);
  for (const run of score.sections('a', 'b'))
    score.sing(
      lead,
      run,
      { motif: run[0]?.section === 'b' ? motifs.b : motifs.a, low: 64, high: 83, lift: run[0]?.turn ? 1 : 0 },
      0.8,
    );
  return score;
};
