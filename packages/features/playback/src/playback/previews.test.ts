import { expect, test } from 'vitest';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

test('SETTING-15 a guest of a site with previews hears the beginning of each track and is told so once', async () => {
  const all = await running({ guestsHear: 'preview' });
  const notices: unknown[] = [];
  all.player.state.subscribe(({ notice }, before) => notice !== before.notice && notices.push(notice?.type));
  all.play(fakeContext, fakeTracks(2), 0);
  await settle();
  expect(all.playingElement().src).toBe('/media/audio/1.mp3?preview');
  all.playingElement().tick(29.9);
  all.clock.advance(100);
  await settle();
  expect(all.current()).toBe(2);
  expect(all.playingElement().src).toBe('/media/audio/2.mp3?preview');
  expect(notices).toEqual(['preview']);
});

test('SETTING-15 somebody who signs in hears the rest of the track', async () => {
  const all = await running({ guestsHear: 'preview' });
  all.play(fakeContext, fakeTracks(2), 0);
  await settle();
  all.playingElement().tick(12);
  all.changeViewer(7, false);
  await settle();
  expect(all.playingElement().src).toBe('/media/audio/1.mp3');
  expect(all.position()).toBe(12_000);
});

test('SETTING-15 a guest who may not listen is asked to log in, and nothing is skipped', async () => {
  const all = await running({
    guestsHear: 'nothing',
    behaviour: () => 'broken',
    probe: () => Promise.resolve('forbidden'),
  });
  all.play(fakeContext, fakeTracks(2), 0);
  await settle();
  await settle();
  expect(all.state()).toMatchObject({ notice: { type: 'membersOnly' }, current: { track: { id: 1 } } });
});
