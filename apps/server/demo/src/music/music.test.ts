import { describe, expect, test } from 'vitest';
import { demoGenres } from '../genres.ts';
import { demoRecordings } from '../recordings.ts';
import { composeRecording } from './composeRecording.ts';
import { readProgression, readChord, scales, voiceChord } from './harmony.ts';
import { composeMelody, inventMotif, readRhythm } from './melody.ts';
import { measureLoudness } from './master.ts';
import { demoDurations } from './demoDurations.ts';
import { createRandom } from './random.ts';
import { renderScore } from './render.ts';
import { songs } from './songs.ts';
import { trimSilence } from './trimSilence.ts';

describe('the list of recordings', () => {
  test('has six recordings a genre, with unique keys, seeds and songs', () => {
    expect(demoRecordings).toHaveLength(72);
    expect(new Set(demoRecordings.map(({ key }) => key)).size).toBe(72);
    expect(new Set(demoRecordings.map(({ seed }) => seed)).size).toBe(72);
    for (const { name } of demoGenres) {
      expect(new Set(songs[name].map(({ a, b }) => a + b)).size, name).toBe(6);
      expect(new Set(songs[name].map(({ tempo }) => tempo)).size, name).toBe(6);
    }
  });

  test('has durations from 65 to 113 seconds', () => {
    for (const { key, duration } of demoRecordings) {
      expect(duration, key).toBeGreaterThanOrEqual(65_000);
      expect(duration, key).toBeLessThanOrEqual(113_000);
    }
  });
});

test('the stored durations match the recordings (else run pnpm durations)', () => {
  expect(Object.keys(demoDurations)).toEqual(demoRecordings.map(({ key }) => key));
  for (const recording of demoRecordings.filter((_, index) => index % 36 === 0)) {
    const sound = renderScore(composeRecording(recording), recording.seed);
    expect(trimSilence(sound).duration, recording.key).toBe(recording.duration);
  }
}, 60_000);

describe('harmony', () => {
  test('parses chords, slash chords and repeated bars', () => {
    expect(readChord('Am9', 'A', 'minor').tones).toEqual([9, 0, 4, 7, 11]);
    expect(readChord('C/E', 'C', 'major').bass).toBe(4);
    expect(readProgression('Dm7 G7 | % | C', 'C', 'major').map((bar) => bar.map(({ name }) => name))).toEqual(
      [['Dm7', 'G7'], ['Dm7', 'G7'], ['C']],
    );
    expect(() => readChord('H7', 'C', 'major')).toThrow('"H7" is no chord');
  });

  test('has no passing note a semitone above a chord tone, unless the chord contains it', () => {
    for (const song of Object.values(songs).flat())
      for (const chord of [
        ...readProgression(song.a, song.key, song.scale),
        ...readProgression(song.b, song.key, song.scale),
      ].flat())
        for (const note of chord.scale) {
          const rubs = chord.tones.some((tone) => (note - tone + 12) % 12 === 1);
          expect(!rubs || chord.tones.includes(note), `${chord.name} in ${song.key}: ${note}`).toBe(true);
        }
  });

  test('keeps voices in their range, includes the third and moves less than a fourth on average', () => {
    let moved = 0;
    let count = 0;
    for (const song of Object.values(songs).flat()) {
      let before: number[] | null = null;
      for (const chord of readProgression(song.a, song.key, song.scale).flat()) {
        const notes = voiceChord(chord, before, { voices: 4, low: 52, high: 72, isRootless: true });
        expect(Math.min(...notes)).toBeGreaterThanOrEqual(52);
        expect(Math.max(...notes)).toBeLessThanOrEqual(72);
        expect(
          notes.some((note) => note % 12 === chord.tones[1]),
          `${chord.name} has its third`,
        ).toBe(true);
        for (const note of before ?? []) {
          moved += Math.min(...notes.map((other) => Math.abs(other - note)));
          count++;
        }
        before = notes;
      }
    }
    expect(moved / count).toBeLessThan(2.5);
  });
});

describe('melody', () => {
  test('has strong notes on chord tones, all notes in the scale, and limited leaps', () => {
    const progression = readProgression('Dm9 | G13 | Cmaj9 | Am7', 'D', 'dorian');
    for (let seed = 0; seed < 60; seed++) {
      const random = createRandom(seed);
      const motif = inventMotif(random, ['x---x-x-x---x-..', '..x-x-x-x---x---', 'x-----x-x---....']);
      const chordAt = (bar: number) => progression[bar % 4]![0]!;
      const melody = composeMelody(random, 8, { motif, steps: 16, low: 64, high: 81, chordAt });
      expect(melody.length).toBeGreaterThan(10);
      let before: number | null = null;
      for (const { bar, step, midi, isStrong } of melody) {
        const chord = chordAt(bar);
        expect(midi).toBeGreaterThanOrEqual(64);
        expect(midi).toBeLessThanOrEqual(81);
        expect(chord.scale).toContain(midi % 12);
        if (isStrong || step % 8 === 0) expect(chord.tones).toContain(midi % 12);
        if (before !== null) expect(Math.abs(midi - before)).toBeLessThanOrEqual(12);
        before = midi;
      }
    }
  });

  test('parses a bar of rhythm', () => {
    expect(readRhythm('x--.x-..')).toEqual([
      { step: 0, length: 3 },
      { step: 4, length: 2 },
    ]);
  });
});

describe('scores', () => {
  test.each(demoRecordings.map((recording) => [recording.key, recording] as const))(
    'the score of %s is complete and in order',
    (_key, recording) => {
      const score = composeRecording(recording);
      const notes = score.parts.flatMap((part) => part.notes);
      const seconds = recording.scoreDuration / 1000;
      expect(score.parts.filter((part) => part.notes.length > 0).length).toBeGreaterThanOrEqual(5);
      expect(notes.length).toBeGreaterThan(150);
      for (const { at, seconds: held, velocity, midi } of notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(seconds - 1);
        expect(held).toBeGreaterThan(0);
        expect(velocity).toBeGreaterThan(0);
        expect(velocity).toBeLessThanOrEqual(1);
        expect(Number.isInteger(midi)).toBe(true);
      }
      // Pitched notes belong to the key or the chord.
      const { key, scale, a, b, end } = score.song;
      const allowed = new Set(
        [...readProgression(a, key, scale), ...readProgression(b, key, scale), [readChord(end, key, scale)]]
          .flat()
          .flatMap((chord) => chord.scale),
      );
      const sung = score.parts.filter((part) => part.instrument.isPitched).flatMap((part) => part.notes);
      const outside = sung.filter(({ midi }) => !allowed.has(midi % 12)).length;
      // Approach notes of the bass may be chromatic.
      expect(outside / sung.length).toBeLessThan(0.05);
      expect(scales[scale]).toHaveLength(7);
    },
  );

  test('the same seed gives the same samples, at the target loudness, without clipping and DC offset', () => {
    const recording = { ...demoRecordings.find(({ genre }) => genre === 'folk')!, scoreDuration: 12_000 };
    const short = () => renderScore(composeRecording(recording), recording.seed);
    const one = short();
    const other = short();
    expect(Buffer.from(one.left.buffer).equals(Buffer.from(other.left.buffer))).toBe(true);
    expect(Buffer.from(one.right.buffer).equals(Buffer.from(other.right.buffer))).toBe(true);
    expect(measureLoudness(one)).toBeGreaterThan(-15.5);
    expect(measureLoudness(one)).toBeLessThan(-12.5);
    let highest = 0;
    let sum = 0;
    for (const value of one.left) {
      highest = Math.max(highest, Math.abs(value));
      sum += value;
    }
    expect(highest).toBeLessThan(0.8);
    expect(Math.abs(sum / one.left.length)).toBeLessThan(0.002);
    expect(Math.abs(one.left.at(-1)!)).toBeLessThan(0.001);
  });
});
