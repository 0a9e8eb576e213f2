import { describe, expect, test, vi } from 'vitest';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

describe('failures', () => {
  test.each([
    ['track', 'skipped'],
    ['missing', 'skippedMissing'],
    ['forbidden', 'skippedForbidden'],
  ] as const)(
    'PLAYER-7 a failed track is skipped, with a notice of its reason: %s',
    async (trouble, type) => {
      const all = await running({
        behaviour: (url) => (url.endsWith('/1.mp3') ? 'broken' : 180),
        probe: () => Promise.resolve(trouble),
      });
      all.play(fakeContext, fakeTracks(3));
      await settle();
      expect(all.state().notice).toMatchObject({ type, track: { id: 1 } });
      all.clock.advance(0);
      await settle();
      expect(all.current()).toBe(2);
      expect(all.state().status).toBe('playing');
    },
  );

  test.each(['off', 'one', 'all'] as const)(
    'playback stops when all tracks fail, with repeat %s',
    async (repeat) => {
      const all = await running({ behaviour: () => 'broken' });
      const notices = new Set();
      all.player.state.subscribe(({ notice }) => notices.add(notice?.type));
      all.setRepeat(repeat);
      all.play(fakeContext, fakeTracks(4));
      for (let turn = 0; turn < 30; turn += 1) {
        await settle();
        all.clock.advance(1000);
      }
      expect(all.media.reduce((sum, { plays }) => sum + plays, 0)).toBe(4);
      expect(all.state()).toMatchObject({ status: 'error', notice: { type: 'unplayable' } });
      expect([...notices]).toEqual([undefined, 'skipped', 'unplayable']);
    },
  );

  test('PLAYER-7 playback stops after ten consecutive failures', async () => {
    const all = await running({ behaviour: () => 'broken' });
    all.play(fakeContext, fakeTracks(500));
    for (let turn = 0; turn < 30; turn += 1) {
      await settle();
      all.clock.advance(1000);
    }
    expect(all.media.reduce((sum, { plays }) => sum + plays, 0)).toBe(10);
  });

  test.each([
    ['missing', 'skippedMissing'],
    ['forbidden', 'skippedForbidden'],
  ] as const)('PLAYER-7 the notice says that a track is %s', async (trouble, type) => {
    const all = await running({
      behaviour: (url) => (url.endsWith('/1.mp3') ? 'broken' : 180),
      probe: () => Promise.resolve(trouble),
    });
    all.play(fakeContext, fakeTracks(2), 0);
    await settle();
    await settle();
    expect(all.state().notice).toMatchObject({ type, track: { id: 1 } });
  });

  test('PLAYER-5 a track that loads for 8 s shows a notice and can be skipped', async () => {
    const all = await running({ behaviour: (url) => (url.endsWith('/1.mp3') ? 'silent' : 180) });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.clock.advance(7999);
    expect(all.state().notice).toBeNull();
    all.clock.advance(1);
    expect(all.state()).toMatchObject({ status: 'loading', notice: { type: 'slow', track: { id: 1 } } });
    all.next();
    await settle();
    expect(all.state()).toMatchObject({ status: 'playing', current: { track: { id: 2 } } });
  });

  test('PLAYER-8 nothing is skipped offline, and play retries the same track', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    let isBroken = true;
    const all = await running({ behaviour: () => (isBroken ? 'broken' : 180) });
    all.play(fakeContext, fakeTracks(3));
    await settle();
    expect(all.state()).toMatchObject({ status: 'error', notice: { type: 'offline' } });
    isBroken = false;
    all.toggle();
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('playing');
  });

  test('PLAYER-8 a server that cannot be reached holds the track and its position, and playback goes on by itself', async () => {
    let isReachable = true;
    const all = await running({
      behaviour: () => (isReachable ? 180 : 'broken'),
      probe: () => Promise.resolve('connection'),
    });
    const notices: unknown[] = [];
    all.play(fakeContext, fakeTracks(20));
    await settle();
    all.playingElement().tick(50);
    all.player.state.subscribe(
      ({ notice }, before) => notice !== before.notice && notices.push(notice?.type),
    );
    isReachable = false;
    all.playingElement().fail(2);
    for (let turn = 0; turn < 60; turn += 1) {
      await settle();
      all.clock.advance(1000);
    }
    expect(all.current()).toBe(1);
    expect(all.position()).toBe(50_000);
    expect(notices).toEqual(['unreachable']);
    isReachable = true;
    all.clock.advance(30_000);
    await settle();
    expect(all.state().status).toBe('playing');
    expect(all.playingElement().currentTime).toBe(50);
  });

  test('PLAYER-24 after the computer has slept, the track goes on where it was once the network is back', async () => {
    let isReachable = true;
    const all = await running({
      behaviour: () => (isReachable ? 180 : 'broken'),
      probe: () => Promise.resolve('connection'),
    });
    const notices: unknown[] = [];
    all.play(fakeContext, fakeTracks(20));
    await settle();
    all.playingElement().tick(50);
    all.player.state.subscribe(
      ({ notice }, before) => notice !== before.notice && notices.push(notice?.type),
    );
    // The clock jumps; its connections are gone, and the network comes back a little later.
    all.playingElement().stall();
    isReachable = false;
    all.clock.advance(8 * 3_600_000);
    await settle();
    all.playingElement().fail(2);
    await settle();
    all.clock.advance(5000);
    await settle();
    expect(notices).toEqual(['slow', 'unreachable']);
    isReachable = true;
    all.clock.advance(30_000);
    await settle();
    expect(all.state().status).toBe('playing');
    expect(all.current()).toBe(1);
    expect(all.playingElement().currentTime).toBe(50);
  });

  test('PLAYER-8 a pause ends the wait for the server', async () => {
    const all = await running({ behaviour: () => 'broken', probe: () => Promise.resolve('connection') });
    all.play(fakeContext, fakeTracks(3));
    await settle();
    all.pause();
    const plays = all.media.reduce((sum, element) => sum + element.plays, 0);
    all.clock.advance(60_000);
    await settle();
    expect(all.media.reduce((sum, element) => sum + element.plays, 0)).toBe(plays);
  });
});
