import { describe, expect, test } from 'vitest';
import { fakeContext, fakeTrack, fakeTracks } from './fakes.ts';
import { disposePlayers, endTrack, pagesOf, running, settle } from './testPlayer.ts';

disposePlayers();

describe('playing', () => {
  test('PLAYER-1 a context is pending while it is fetched, then starts at the chosen track', async () => {
    const all = await running();
    all.play(fakeContext, undefined, 2);
    expect(all.state().pending).toEqual(fakeContext);
    await settle();
    expect(all.current()).toBe(3);
    expect(all.state()).toMatchObject({ pending: null, status: 'playing', context: fakeContext });
  });

  test('PLAYER-1 the latest request wins over a slower earlier one', async () => {
    let release = () => {};
    const all = await running({
      openFeed: (context, taken) => ({
        async next() {
          if (context.id === 1) await new Promise<void>((resolve) => (release = resolve));
          return pagesOf(5, 5)(context, taken)!.next();
        },
      }),
    });
    all.play(fakeContext);
    all.play({ ...fakeContext, id: 2 }, [fakeTrack(77)]);
    await settle();
    release();
    await settle();
    expect(all.current()).toBe(77);
  });

  test('PLAYER-2 an empty or failed context shows a notice, and playback continues', async () => {
    const all = await running({ openFeed: pagesOf(0, 1) });
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.play({ ...fakeContext, id: 2, name: 'Nothing' });
    await settle();
    expect(all.state()).toMatchObject({ notice: { type: 'empty', name: 'Nothing' }, status: 'playing' });
    expect(all.current()).toBe(1);
    const failing = await running({ openFeed: () => ({ next: () => Promise.reject(new Error('500')) }) });
    failing.play(fakeContext);
    await settle();
    expect(failing.state()).toMatchObject({ pending: null, notice: { type: 'unavailable', name: 'Album' } });
  });

  test('QUEUE-9 tracks play in order to the end, and play then starts again at the first', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(2);
    expect(all.state().status).toBe('playing');
    await endTrack(all);
    expect(all.state().status).toBe('ended');
    all.toggle();
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('playing');
  });

  test('PLAYER-4 the next track is preloaded on the second deck before the first ends', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3));
    await settle();
    expect(all.media.map(({ src }) => src)).toEqual(['/media/audio/1.mp3', '']);
    all.playingElement().tick(160);
    expect(all.media[1]!.src).toBe('/media/audio/2.mp3');
    all.playNext([fakeTrack(9)]);
    all.playingElement().tick(1);
    expect(all.media[1]!.src).toBe('/media/audio/9.mp3');
  });

  test('QUEUE-5 repeat one plays the same sound again', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    all.setRepeat('one');
    await settle();
    await endTrack(all);
    expect(all.current()).toBe(1);
    expect(all.position()).toBe(0);
    expect(all.state().status).toBe('playing');
  });

  test('PLAYER-3 previous restarts a track after its first 3 s, and within them plays the previous one', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3), 1);
    await settle();
    all.playingElement().tick(3.5);
    all.previous();
    expect(all.current()).toBe(2);
    expect(all.position()).toBe(0);
    all.previous();
    expect(all.current()).toBe(1);
  });

  test('PLAYER-9 toggle pauses and resumes, and a rejected play is a pause without a notice', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(1));
    await settle();
    all.toggle();
    expect(all.state().status).toBe('paused');
    all.toggle();
    await settle();
    expect(all.state().status).toBe('playing');
    all.pause();
    const refused = await running({ behaviour: () => 'blocked' });
    refused.play(fakeContext, fakeTracks(1));
    await settle();
    expect(refused.state()).toMatchObject({ status: 'paused', notice: null });
  });

  test('QUEUE-10 removing the current track plays the next one, and removing the last leaves the player idle', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.remove(all.state().current!.key);
    await settle();
    expect(all.current()).toBe(2);
    all.remove(all.state().current!.key);
    expect(all.state()).toMatchObject({ status: 'idle', current: null });
  });
});
