import { crash, hat, kick, snare, tambourine } from '../instruments/drums.ts';
import { pluck } from '../instruments/strings.ts';
import { filtered, pad, struck } from '../instruments/synths.ts';
import { startScore } from '../score.ts';
import { sawSpectrum, voiceSpectrum } from '../wavetable.ts';
import { above, createVoicer, drumLine, holdChords, kickLine, type Style, twoMotifs } from './shared.ts';

/** Guitars with chorus and long reverb, a wordless voice, quiet drums. */
export const dreamPop: Style = (song, seed) => {
  const score = startScore(song, seed, {
    room: { decay: 4.2, damping: 5200, delay: 26, level: 1 },
    echo: { steps: 3, feedback: 0.45, damping: 3000 },
    mastering: { fadeIn: 0.3, fadeOut: 3.4 },
  });
  const { variant } = score;
  const voiceOoh = pad({
    spectrum: voiceSpectrum([
      [380, 140, 1],
      [850, 200, 0.55],
      [2700, 420, 0.07],
    ]),
    voices: 3,
    detune: 15,
    attack: 0.13,
    release: 0.45,
    vibrato: 16,
  });
  const voiceAah = pad({
    spectrum: voiceSpectrum([
      [720, 200, 1],
      [1150, 240, 0.65],
      [2800, 450, 0.1],
    ]),
    voices: 3,
    detune: 13,
    attack: 0.1,
    release: 0.4,
    vibrato: 15,
  });
  const strings = pluck({ brightness: 0.62, ring: 4, position: 0.12, release: 0.5 });
  const guitar = score.addPart({
    instrument: strings,
    level: -9,
    pan: -0.28,
    reverb: 0.42,
    echo: 0.28,
    chorus: { rate: 0.75, depth: 2.6, mix: 0.8 },
    highPass: 150,
  });
  const twin = score.addPart({
    instrument:
      variant % 2 === 0 ? strings : struck({ ratio: 1, depth: 1, fall: 0.6, decay: 1.4, release: 0.5 }),
    level: -14,
    pan: 0.4,
    reverb: 0.55,
    echo: 0.4,
    chorus: { rate: 0.55, depth: 3, mix: 0.8 },
    highPass: 200,
    strum: 22,
  });
  const wash = score.addPart({
    instrument: pad({
      spectrum: sawSpectrum(800, 3),
      bright: sawSpectrum(2600, 3),
      voices: 4,
      detune: 24,
      attack: 0.8,
      release: 1.8,
    }),
    level: -14.5,
    reverb: 0.5,
    highPass: 180,
  });
  const singer = score.addPart({
    instrument: variant % 2 === 0 ? voiceOoh : voiceAah,
    level: -6.5,
    reverb: 0.6,
    echo: 0.3,
    pan: 0.04,
    looseness: 16,
    highPass: 180,
  });
  const harmony = score.addPart({
    instrument: variant % 2 === 0 ? voiceAah : voiceOoh,
    level: -15,
    reverb: 0.75,
    pan: -0.3,
    looseness: 20,
    highPass: 220,
  });
  const bass = score.addPart({
    instrument: filtered({
      spectrum: sawSpectrum(2400),
      cutoff: 260,
      open: 1.3,
      fall: 0.2,
      sub: 0.3,
      release: 0.08,
    }),
    level: -7,
    looseness: 5,
  });
  const drums = {
    kick: score.addPart({
      instrument: kick({ pitch: 52, punch: 150, decay: 0.12, click: 0.15 }),
      level: -16,
      reverb: 0.08,
      looseness: 3,
    }),
    snare: score.addPart({
      instrument: snare({ tone: 190, body: 0.45, bright: 5000, decay: 0.12 }),
      level: -16,
      reverb: 0.6,
      looseness: 4,
    }),
    hat: score.addPart({
      instrument: hat({ decay: 0.035, low: 5600, high: 9500 }),
      level: -16,
      pan: 0.25,
      reverb: 0.15,
      looseness: 6,
    }),
    jingle: score.addPart({ instrument: tambourine(), level: -20, pan: -0.35, reverb: 0.3 }),
    crash: score.addPart({ instrument: crash(), level: -19, reverb: 0.5 }),
  };
  const picking = [
    [0, 2, 3, 1, 2, 3, 1, 2],
    [3, 2, 1, 2, 3, 2, 0, 2],
    [0, 1, 2, 3, 2, 1, 3, 2],
  ][variant % 3]!;
  const voice = createVoicer({ voices: 4, low: 59, high: 78 });
  const beat = [
    { kick: 'X.......X.x.....', snare: '....X.......X...' },
    { kick: 'X..x....X.......', snare: '....X.......X...' },
    { kick: 'X.......x.......', snare: '........X.......' },
  ][variant % 3]!;
  for (const bar of score.bars) {
    const chord = bar.chords[0]!;
    const { section, place } = bar;
    const notes = voice(chord);
    const root = above(chord.bass, 31);
    if (section === 'end') {
      if (place > 0) continue;
      score.play(twin, bar, notes, { step: 0, length: 28, velocity: 0.8 });
      score.play(bass, bar, root, { step: 0, length: 24, velocity: 0.8 });
      kickLine(score, drums.kick, bar, 'X...............');
      score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.6 });
      continue;
    }
    for (const [index, order] of picking.entries())
      score.play(guitar, bar, notes[order % notes.length]!, {
        step: index * 2,
        length: 6,
        velocity: index % 4 === 0 ? 0.8 : 0.66,
      });
    const isFull = section === 'a' || section === 'b' || section === 'outro';
    if (isFull) {
      for (let step = 0; step < 16; step += 2)
        score.play(bass, bar, step === 14 && place % 4 === 3 ? above(chord.tones[2]!, 31) : root, {
          step,
          length: 1.8,
          velocity: step % 8 === 0 ? 0.84 : 0.7,
        });
      kickLine(score, drums.kick, bar, beat.kick);
      drumLine(score, drums.snare, bar, bar.isLast ? '....X.....x.X.xx' : beat.snare);
      drumLine(score, drums.hat, bar, 'x.o.x.o.x.o.x.o.', 0.9);
      if (section === 'b') {
        drumLine(score, drums.jingle, bar, '..x...x...x...x.');
        for (const step of [0, 6, 10])
          score.play(twin, bar, notes, { step, length: 5, velocity: step === 0 ? 0.75 : 0.6 });
      }
      if (place === 0) score.play(drums.crash, bar, 0, { step: 0, length: 8, velocity: 0.6 });
    } else if (section === 'break') score.play(bass, bar, root, { step: 0, length: 15, velocity: 0.7 });
  }
  holdChords(
    score,
    wash,
    score.bars.filter(
      ({ section, turn, place }) => section !== 'intro' && !(section === 'a' && turn === 0 && place < 4),
    ),
    createVoicer({ voices: 4, low: 55, high: 76 }),
    0.75,
  );
  const motifs = twoMotifs(score, [
    'x-------x---x---',
    'x-----x-x-------',
    '....x---x-------',
    'x---x---x-----..',
    '..x-x-----x-----',
  ]);
  for (const run of score.sections('a', 'b')) {
    const isB = run[0]?.section === 'b';
    score.sing(singer, run, { motif: isB ? motifs.b : motifs.a, low: 62, high: 79 }, 0.78);
    if (isB) score.sing(harmony, run, { motif: motifs.a, low: 69, high: 84 }, 0.7);
  }
  for (const run of score.sections('break'))
    score.sing(harmony, run, { motif: motifs.b, low: 65, high: 81 }, 0.75);
  return score;
};
