import { describe, expect, test, vi } from 'vitest';
import { createFakeStorage, fakeContext, fakeTrack, fakeTracks } from './fakes.ts';
import { disposePlayers, ids, pagesOf, running, settle } from './testPlayer.ts';

disposePlayers();

describe('saved state', () => {
  test('PLAYER-11 a reload restores the queue, the settings and the position, paused', async () => {
    const storage = createFakeStorage();
    const before = await running({ storage, openFeed: pagesOf(300, 50) });
    before.play(fakeContext, undefined, 1);
    await settle();
    before.addToQueue([fakeTrack(500)]);
    before.setRepeat('all');
    before.setVolume(0.4);
    before.setRate(1.25);
    await settle();
    before.playingElement().tick(42);
    before.pause();
    before.player.dispose();
    const after = await running({ storage, openFeed: pagesOf(300, 50) });
    expect(after.state()).toMatchObject({
      status: 'paused',
      repeat: 'all',
      volume: 0.4,
      rate: 1.25,
      context: fakeContext,
    });
    expect(after.current()).toBe(2);
    expect(after.position()).toBe(52_500);
    expect(ids(after.state().nextUp)).toEqual([500]);
    expect(after.state().upcoming).toEqual(before.state().upcoming);
    expect(after.media.every(({ src }) => src === '')).toBe(true);
    after.toggle();
    await settle();
    expect(after.playingElement().currentTime).toBe(52.5);
    after.jumpTo(after.state().upcoming.at(-1)!.key);
    await settle();
    expect(ids(after.state().upcoming)[0]).toBe(51);
  });

  test('PLAYER-11 a restored queue has no permissions of the person who stored it, and may have none at all', async () => {
    for (const permissions of [{ update: true, delete: true }, undefined]) {
      const storage = createFakeStorage();
      const before = await running({ storage });
      before.play(fakeContext, [{ ...fakeTrack(1), permissions: permissions! }]);
      await settle();
      before.player.dispose();
      const after = await running({ storage });
      expect(after.state().current?.track).toEqual(fakeTrack(1));
    }
  });

  test('PLAYER-11 the position is saved every few seconds, not with each report', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(1));
    await settle();
    const write = vi.spyOn(all.storage, 'setItem');
    for (let second = 0; second < 20; second += 1) {
      all.playingElement().tick(1);
      all.clock.advance(1000);
    }
    const writes = write.mock.calls.filter(([key]) => key === 'segno.player.position');
    expect(writes.length).toBeGreaterThanOrEqual(3);
    expect(writes.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"version":1,"tracks":"no"}'],
    ['an unknown version', '{"version":99}'],
    ['null', 'null'],
  ])('saved data that is %s is discarded', async (_, text) => {
    const storage = createFakeStorage();
    storage.setItem('segno.player', text);
    const all = await running({ storage });
    expect(all.state()).toMatchObject({ status: 'idle', current: null });
    expect(storage.getItem('segno.player')).toBeNull();
  });

  test('a saved queue with dangling references or a foreign URL is discarded', async () => {
    for (const [from, to] of [
      ['"upcoming":["', '"upcoming":["x'],
      ['"href":"/album', '"href":"//album'],
    ] as const) {
      const storage = createFakeStorage();
      const before = await running({ storage });
      before.play(fakeContext, fakeTracks(3));
      await settle();
      before.pause();
      before.player.dispose();
      const text = storage.getItem('segno.player')!;
      expect(text).toContain(from);
      storage.setItem('segno.player', text.replace(from, to));
      expect((await running({ storage })).state().current).toBeNull();
    }
  });

  test('a full storage does not stop playback', async () => {
    const storage = createFakeStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const all = await running({ storage });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.pause();
    expect(all.state().status).toBe('paused');
  });
});
