import { createQueryClient, type HttpClient } from '@segno/data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeMediaElement } from '../engine/fakes.ts';
import { startBrowserRuntime } from './browserRuntime.ts';
import { createPlayer, type Player } from './createPlayer.ts';
import { createFakeStorage, fakeContext, fakeTracks } from './fakes.ts';
import { settle } from './testPlayer.ts';

const players: Player[] = [];
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('HTMLMediaElement', class {});
});
afterEach(() => {
  for (const player of players.splice(0)) player.dispose();
  vi.unstubAllGlobals();
});

/** A player of a browser on a site with these settings of the player, whose first track plays. */
async function playOn(settings: Record<string, unknown>, length = 2) {
  const media: FakeMediaElement[] = [];
  const send = vi.fn<HttpClient['send']>(() => Promise.reject(new Error('There is no server.')));
  const client = createQueryClient({ http: { send } });
  const player = createPlayer({
    load: () => Promise.resolve(startBrowserRuntime(client, { player: settings })),
    storage: createFakeStorage,
    createMedia: () => {
      const element = new FakeMediaElement();
      media.push(element);
      return element;
    },
  });
  players.push(player);
  // All its tracks are known.
  player.commands.play({ ...fakeContext, type: 'queue' }, fakeTracks(length));
  await settle();
  const playing = () => media.find(({ paused }) => !paused);
  return {
    media,
    playing,
    asked: () => send.mock.calls.map(([path]) => path),
    state: () => player.state.getState(),
  };
}

test('SETTING-15 player.guests: guests hear the beginning of each track where the site wants it', async () => {
  const source = async (guests: string) => (await playOn({ guests })).playing()?.src;
  expect(await source('all')).toBe('/media/audio/1.mp3');
  expect(await source('preview')).toBe('/media/audio/1.mp3?preview');
});

test('PLAYER-4 player.preload_next: the next track is loaded ahead unless the site does not want it', async () => {
  const loaded = async (preload_next: boolean) => {
    const { media, playing } = await playOn({ preload_next });
    playing()?.tick(160);
    return media.filter(({ src }) => src !== '').length;
  };
  expect([await loaded(true), await loaded(false)]).toEqual([2, 1]);
});

test('QUEUE-9 player.autoplay: similar music is asked for at the end of a queue unless the site does not want it', async () => {
  const asksForSimilar = async (autoplay: boolean) => {
    const { playing, asked } = await playOn({ autoplay }, 1);
    playing()?.tick(170);
    await settle();
    return asked().some((path) => path.includes('radio'));
  };
  expect([await asksForSimilar(true), await asksForSimilar(false)]).toEqual([true, false]);
});

test('PLAYER-13 player.crossfade, player.loudness: the transition of the site holds until a listener chooses', async () => {
  const { state } = await playOn({ crossfade: 4, loudness: 'album' });
  expect(state()).toMatchObject({ crossfade: 4, loudness: 'album' });
  expect((await playOn({})).state()).toMatchObject({ crossfade: 0, loudness: 'off' });
});
