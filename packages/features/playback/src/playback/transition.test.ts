import { expect, test } from 'vitest';
import { fakeTrack } from './fakes.ts';
import { followsOnAlbum, joinOf } from './transition.ts';

test('PLAYER-16 tracks that follow each other on an album join exactly, others cross-fade', () => {
  expect(joinOf(fakeTrack(1), fakeTrack(2), 6)).toBe('exact');
  expect(joinOf(fakeTrack(1), fakeTrack(3), 6)).toEqual({ overlap: 6000 });
  expect(joinOf(fakeTrack(1), { ...fakeTrack(2), album: null }, 6)).toEqual({ overlap: 6000 });
  expect(joinOf(fakeTrack(1), fakeTrack(3), 0)).toBe('ended');
});

test('PLAYER-16 a cross-fade takes at most a third of the shorter track', () => {
  expect(joinOf(fakeTrack(1, 9000), fakeTrack(3), 12)).toEqual({ overlap: 3000 });
});

test('the first track of a disc follows the last one of the disc before', () => {
  const last = { ...fakeTrack(9), disc: 1 };
  expect(followsOnAlbum(last, { ...fakeTrack(1), disc: 2 })).toBe(true);
  expect(followsOnAlbum(last, { ...fakeTrack(2), disc: 2 })).toBe(false);
});
