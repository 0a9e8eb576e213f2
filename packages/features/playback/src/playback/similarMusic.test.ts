import { describe, expect, test } from 'vitest';
import { createFakeStorage, fakeContext, fakeTrack, fakeTracks } from './fakes.ts';
import { disposePlayers, endTrack, ids, running, settle } from './testPlayer.ts';

disposePlayers();

describe('the end of the queue', () => {
  const radio = [fakeTrack(2), fakeTrack(501), fakeTrack(502)];

  test('QUEUE-9 is followed by similar music that has not been played, and previous returns to the queue', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.next();
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(501);
    expect(all.state()).toMatchObject({ status: 'playing', context: { type: 'radio', id: 'track/2' } });
    expect(ids(all.state().upcoming)).toEqual([502]);
    all.previous();
    expect(all.current()).toBe(2);
  });

  test('preloads the similar track on the second deck before the last one ends', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.playingElement().tick(170);
    await settle();
    all.playingElement().tick(1);
    expect(all.media.map(({ src }) => src)).toContain('/media/audio/2.mp3');
  });

  test('next continues with similar music too', async () => {
    const all = await running({ radio });
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.next();
    await settle();
    expect(all.current()).toBe(2);
  });

  test('QUEUE-9 stops playback without similar music, or when the listener has turned it off', async () => {
    const nothing = await running({ radio: [] });
    nothing.play(fakeContext, fakeTracks(1));
    await settle();
    await endTrack(nothing);
    expect(nothing.state().status).toBe('ended');
    const storage = createFakeStorage();
    const off = await running({ radio, storage });
    off.setAutoplay(false);
    off.play(fakeContext, fakeTracks(1));
    await settle();
    await endTrack(off);
    expect(off.state()).toMatchObject({ status: 'ended', autoplay: false });
    off.player.dispose();
    expect((await running({ storage })).state().autoplay).toBe(false);
  });
});
