import { describe, expect, test } from 'vitest';
import { createPlayer } from './createPlayer.ts';
import { FakeMediaElement } from '../engine/fakes.ts';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle, setUp } from './testPlayer.ts';

disposePlayers();

describe('the site’s settings', () => {
  test('PLAYER-13 without a saved volume the site’s setting applies; a saved volume takes precedence', async () => {
    const all = await running({ volume: 0.8 });
    all.play(fakeContext, fakeTracks(3));
    expect(all.state().volume).toBe(0.8);
    expect(all.playingElement().volume).toBeCloseTo(0.64);
    all.setVolume(0.3);
    all.clock.advance(2000);
    all.player.dispose();
    const again = await running({ volume: 0.8, storage: all.storage });
    expect(again.state().volume).toBe(0.3);
  });

  test('PLAYER-13 cross-fade, loudness and similar music are those of the site until a listener chooses', async () => {
    const standard = { autoplay: false, crossfade: 4, loudness: 'album' } as const;
    const all = await running({ standard });
    expect(all.state()).toMatchObject(standard);
    all.play(fakeContext, fakeTracks(3));
    all.player.commands.setCrossfade(0);
    all.clock.advance(2000);
    all.player.dispose();
    const again = await running({ standard, storage: all.storage });
    expect(again.state()).toMatchObject({ ...standard, crossfade: 0 });
  });

  test('PLAYER-13 a listener who has chosen nothing follows a later change of the site', async () => {
    const all = await running({ standard: { autoplay: true, crossfade: 4, loudness: 'off' } });
    all.play(fakeContext, fakeTracks(3));
    all.player.commands.setLoudness('track');
    all.clock.advance(2000);
    all.player.dispose();
    const later = { autoplay: false, crossfade: 8, loudness: 'album' } as const;
    const again = await running({ standard: later, storage: all.storage });
    expect(again.state()).toMatchObject({ ...later, loudness: 'track' });
  });

  test('PLAYER-4 the next track is preloaded unless the site’s settings disable it', async () => {
    const fetched = async (preloadsNext?: boolean) => {
      const all = await running({ preloadsNext });
      all.play(fakeContext, fakeTracks(3));
      await settle();
      all.playingElement().tick(160);
      return all.media.filter(({ src }) => src !== '').length;
    };
    expect(await fetched()).toBe(2);
    expect(await fetched(false)).toBe(1);
  });
});

describe('commands before the runtime is loaded', () => {
  test('commands called while the runtime loads run in order afterwards', async () => {
    const all = setUp();
    all.play(fakeContext, fakeTracks(3));
    all.next();
    all.setVolume(0.5);
    expect(all.state().pending).toEqual(fakeContext);
    all.start();
    await settle();
    expect(all.current()).toBe(2);
    expect(all.state()).toMatchObject({ pending: null, status: 'playing', volume: 0.5 });
  });

  test('the first command unlocks both elements synchronously', () => {
    const all = setUp();
    all.play(fakeContext, fakeTracks(3));
    expect(all.media.map(({ unlocks }) => unlocks)).toEqual([1, 1]);
  });

  test('a failure to load the runtime shows a notice, and the next command retries', async () => {
    let attempts = 0;
    const player = createPlayer({
      load: () => {
        attempts += 1;
        return Promise.reject(new Error('offline'));
      },
      storage: () => null,
      createMedia: () => new FakeMediaElement(),
    });
    player.preload();
    await settle();
    expect(player.state.getState().notice).toBeNull();
    player.commands.play(fakeContext);
    await settle();
    expect(attempts).toBe(2);
    expect(player.state.getState()).toMatchObject({
      pending: null,
      notice: { type: 'unavailable', name: 'Album' },
    });
  });
});
