import { expect, test } from 'vitest';
import { gainOf } from './loudness.ts';

const track = (loudness: number | null, true_peak: number | null = null, duration = 180_000) => ({
  loudness,
  true_peak,
  duration,
});
const decibels = (gain: number) => Math.round(20 * Math.log10(gain) * 10) / 10;

test('PLAYER-17 a loud track is lowered to −14 LUFS, and off changes nothing', () => {
  expect(decibels(gainOf(track(-8, 0.2), 'track', []))).toBe(-6);
  expect(gainOf(track(-8), 'off', [])).toBe(1);
  expect(gainOf(track(null), 'track', [])).toBe(1);
});

test('PLAYER-17 a quiet track is raised as far as its peak allows', () => {
  expect(decibels(gainOf(track(-20, -10), 'track', []))).toBe(6);
  expect(decibels(gainOf(track(-20, -3), 'track', []))).toBe(2);
  expect(gainOf(track(-20, null), 'track', [])).toBe(1);
});

test('PLAYER-17 the tracks of an album keep their differences', () => {
  const album = [track(-10, -1), track(-20, -6)];
  const gains = album.map((each) => gainOf(each, 'album', album));
  expect(gains[0]).toBe(gains[1]);
  expect(decibels(gains[0]!)).toBe(-1.4);
});
