import { clap, crash, hat, kick, ride, riser, tom } from '../instruments/drums.ts';
import { filtered, pad, struck, tone } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum, squareSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, holdChords, kickLine, type Style } from './shared.ts';

/** One chord, a repeated sequence with a rising filter cutoff, and a continuous bass. */
export const techno: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 3.2, damping: 3600, delay: 10, level: 0.75 },
    echo: { steps: 3, feedback: 0.55, damping: 2200 },
    mastering: { fadeOut: 3 },
  });
  const { variant, random } = score;
  const total = score.timeOf(score.bars.length, 0);
  const opening = (seconds: number) =>
    480 * 2 ** (1.9 * Math.sin((Math.PI * seconds) / total) + 0.8 * Math.sin((2 * Math.PI * seconds) / 19));
  const acid = filtered({
    spectrum: variant % 2 === 0 ? sawSpectrum(8000) : squareSpectrum(8000),
    cutoff: 380,
    open: 2.2,
    fall: 0.12,
    resonance: 0.5,
    decay: 0.3,
    release: 0.05,
  });
  const bellish = struck({ ratio: 2, depth: 1.4, fall: 0.1, decay: 0.3, release: 0.1 });
  const sequence = score.addPart({
    instrument: variant % 3 === 1 ? bellish : acid,
    level: -5,
    reverb: 0.18,
    echo: 0.32,
    duck: 0.3,
    lowPass: (seconds) => opening(seconds) * 2.4,
    looseness: 2,
    sway: { rate: 0.13, depth: 0.25 },
  });
  const rumble = score.addPart({
    instrument: tone({ harmonics: [1, 0.4, 0.15, 0.05], attack: 0.004, release: 0.04 }),
    level: -9,
    duck: 0.85,
    drive: 0.3,
    looseness: 0,
  });
  const stab = score.addPart({
    instrument: filtered({
      spectrum: sawSpectrum(5000),
      cutoff: 320,
      open: 2,
      fall: 0.14,
      resonance: 0.3,
      voices: 2,
      detune: 16,
      decay: 0.3,
      release: 0.12,
    }),
    level: -12,
    reverb: 0.55,
    echo: 0.6,
    highPass: 200,
    looseness: 2,
  });
  const veil = score.addPart({
    instrument: pad({
      spectrum: sawSpectrum(420, 3),
      bright: sawSpectrum(1500, 3),
      voices: 3,
      detune: 20,
      attack: 1.6,
      release: 2.4,
      turn: 13,
    }),
    level: -16,
    reverb: 0.6,
    duck: 0.5,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 46, punch: 210, decay: 0.17, click: 0.3 }),
      level: -15.5,
      looseness: 0,
    }),
    clap: score.addPart({
      instrument: clap({ decay: 0.11, bright: 3800 }),
      level: -15,
      reverb: 0.3,
      looseness: 0,
    }),
    open: score.addPart({
      instrument: hat({ decay: 0.075, low: 6500, high: 10_500, metal: 0.15 }),
      level: -14,
      looseness: 1,
    }),
    closed: score.addPart({
      instrument: hat({ decay: 0.018, low: 7000, high: 11_000 }),
      level: -12,
      pan: 0.2,
      looseness: 2,
    }),
    ride: score.addPart({ instrument: ride(), level: -20, pan: -0.2, looseness: 1 }),
    tom: score.addPart({
      instrument: tom({ pitch: 92, decay: 0.12 }),
      level: -21,
      pan: -0.3,
      reverb: 0.3,
      looseness: 2,
    }),
    crash: score.addPart({ instrument: crash(), level: -22, reverb: 0.4 }),
    rise: score.addPart({ instrument: riser((4 * 60 * 4) / song.tempo), level: -23, reverb: 0.3 }),
  };
  // A figure whose length does not divide the bar, so that it starts at another position each time.
  const length = [16, 12, 16, 10, 12, 14][variant] ?? 16;
  const figure = Array.from({ length }, (_, index) =>
    index === 0 || random.chance(0.62)
      ? {
          tone: random.pick([0, 0, 1, 2, 2, 3]),
          octave: random.chance(0.24) ? 12 : 0,
          accent: random.chance(0.3),
        }
      : null,
  );
  const stabLine = random.pick([
    '......x.........',
    '...x.......x....',
    '..x.......x.....',
    '.....x....x.....',
  ]);
  const tomLine = random.pick(['...x..x.........', '.......x..x..x..', '...........x..x.']);
  const voice = createVoicer({ voices: 3, low: 57, high: 74 });
  let clock = 0;
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const { section, place } = bar;
    if (section === 'end') {
      if (place > 0) continue;
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(stab, bar, voice(chord), { step: 0, length: 3, velocity: 0.8 });
      score.play(veil, bar, voice(chord), { step: 0, length: 24, velocity: 0.8 });
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.7 });
      continue;
    }
    const isFull = section === 'a' || section === 'b';
    const root = above(chord.root, 31);
    for (let step = 0; step < 16; step++, clock++) {
      const note = figure[clock % length];
      if (!note || (section === 'intro' && place < 2) || (section === 'outro' && place >= bar.of - 2))
        continue;
      const pitch = above(chord.tones[note.tone % chord.tones.length]!, 50) + note.octave;
      score.play(sequence, bar, pitch, {
        step,
        length: 0.8,
        velocity: (note.accent ? 0.92 : 0.68) * (section === 'intro' ? 0.85 : 1),
      });
    }
    if (section !== 'break') {
      kickLine(score, drums.kick, bar, bar.isLast && isFull ? 'X...X...X.......' : 'X...X...X...X...');
      if (section !== 'intro' || place >= 4)
        for (const step of variant % 2 === 0
          ? [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
          : [2, 3, 6, 7, 10, 11, 14, 15])
          score.play(rumble, bar, root, { step, length: 0.85, velocity: step % 4 === 2 ? 0.85 : 0.66 });
    }
    if (isFull || (section === 'intro' && place >= 4) || (section === 'outro' && place < 4))
      drumLine(score, drums.open, bar, '..X...X...X...X.', 0.9);
    if (isFull) {
      drumLine(score, drums.closed, bar, 'x.xxx.xxx.xxx.xx', 0.8);
      if (section === 'b' || place >= 8 || bar.turn > 0) drumLine(score, drums.clap, bar, '....X.......X...');
      if (section === 'b') drumLine(score, drums.ride, bar, 'x.x.x.x.x.x.x.x.', 0.75);
      if (place % 2 === 1) drumLine(score, drums.tom, bar, tomLine, 0.85);
      if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.6 });
    }
    if ((isFull && (place >= 4 || section === 'b')) || section === 'break')
      for (let step = 0; step < 16; step++)
        if (stabLine[step] === 'x' && (section === 'b' || place % 2 === 1))
          score.play(stab, bar, voice(chord), { step, length: 1.4, velocity: 0.75 });
    if (section === 'break' && place === bar.of - 4)
      score.play(drums.rise, bar, 0, { step: 0, length: 64, velocity: 0.75 });
  }
  holdChords(
    score,
    veil,
    score.bars.filter(
      ({ section, place }) =>
        section === 'break' || section === 'b' || section === 'outro' || (section === 'a' && place >= 8),
    ),
    createVoicer({ voices: 3, low: 55, high: 72 }),
    0.75,
  );
  return score;
};
