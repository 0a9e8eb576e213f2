import { expect, test } from 'vitest';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, endTrack, running, settle } from './testPlayer.ts';

disposePlayers();

test('PLAYER-15 after its time the music fades out and pauses', async () => {
  const all = await running();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  all.setSleep({ minutes: 10 });
  expect(all.state().sleep).toMatchObject({ kind: 'time' });
  all.clock.advance(10 * 60_000 - 4000);
  expect(all.playingElement().volume).toBeLessThan(0.8);
  expect(all.state().status).toBe('playing');
  all.clock.advance(5000);
  expect(all.state()).toMatchObject({ status: 'paused', sleep: null, notice: { type: 'asleep' } });
  all.resume();
  await settle();
  expect(all.playingElement().volume).toBe(1);
});

test('PLAYER-15 after the track the next one is loaded and paused', async () => {
  const all = await running();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  all.setSleep('track');
  await endTrack(all);
  expect(all.current()).toBe(2);
  expect(all.state()).toMatchObject({ status: 'paused', sleep: null });
});

test('PLAYER-15 at the end of the queue no similar music follows', async () => {
  const all = await running({ radio: fakeTracks(9).slice(5) });
  all.play(fakeContext, fakeTracks(2), 1);
  await settle();
  all.setSleep('queue');
  await endTrack(all);
  expect(all.state()).toMatchObject({ status: 'ended', sleep: null });
});

test('PLAYER-15 the timer can be turned off, which ends its fade', async () => {
  const all = await running();
  all.play(fakeContext, fakeTracks(3));
  await settle();
  all.setSleep({ minutes: 5 });
  all.clock.advance(5 * 60_000 - 1000);
  all.setSleep(null);
  all.clock.advance(60_000);
  expect(all.state()).toMatchObject({ status: 'playing', sleep: null });
  expect(all.playingElement().volume).toBe(1);
});
