import { describe, expect, test } from 'vitest';
import { fakeContext, fakeTrack, fakeTracks } from './fakes.ts';
import { disposePlayers, ids, pagesOf, running, settle } from './testPlayer.ts';

disposePlayers();

describe('long contexts', () => {
  test('QUEUE-6 further pages are read before they are needed', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    expect(all.state().upcoming).toHaveLength(49);
    for (let turn = 0; turn < 12; turn += 1) {
      all.next();
      await settle();
    }
    expect(all.state().upcoming).toHaveLength(87);
  });

  test('a start at a high index reads the pages before it', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext, undefined, 270);
    await settle();
    expect(all.current()).toBe(271);
    expect(ids(all.state().upcoming).at(-1)).toBe(300);
  });

  test('a context whose first tracks are known continues after them', async () => {
    const all = await running({ openFeed: pagesOf(350, 60) });
    all.play(fakeContext, fakeTracks(60), 30);
    await settle();
    expect(all.current()).toBe(31);
    for (let turn = 0; turn < 319; turn += 1) {
      all.next();
      await settle();
    }
    expect(all.current()).toBe(350);
    expect(all.state().upcoming).toEqual([]);
  });

  test('QUEUE-4 with shuffle, the first track is drawn from more tracks than the known ones', async () => {
    const all = await running({ openFeed: pagesOf(350, 60) });
    all.setShuffle(true);
    all.play(fakeContext, fakeTracks(20), -1);
    expect(all.state().pending).toEqual(fakeContext);
    await settle();
    // 0.3 of more than 200 tracks, read in pages of 60 after the first 20.
    expect(all.current()).toBe(61);
    await settle();
    expect(new Set(ids(all.state().upcoming)).size).toBe(349);
  });

  test('with shuffle but without a connection, the known tracks play', async () => {
    const all = await running({ openFeed: () => ({ next: () => Promise.reject(new Error('offline')) }) });
    all.setShuffle(true);
    all.play(fakeContext, fakeTracks(10), -1);
    await settle();
    expect(all.current()).toBe(4);
    expect(all.state().notice).toBeNull();
  });

  test('with shuffle, a single track that is played is the current one', async () => {
    const all = await running({ openFeed: pagesOf(9, 60) });
    all.setShuffle(true);
    all.play({ ...fakeContext, type: 'track' }, fakeTracks(1));
    expect(all.current()).toBe(1);
  });

  test('QUEUE-4 shuffle reads the rest of the context, to draw from all tracks', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    all.setShuffle(true);
    await settle();
    expect(new Set(ids(all.state().upcoming)).size).toBe(299);
  });

  test('QUEUE-7 adding a context to the queue adds all its tracks', async () => {
    const all = await running({ openFeed: pagesOf(120, 50) });
    all.play({ ...fakeContext, id: 9 }, [fakeTrack(500)]);
    all.addToQueue(fakeContext);
    await settle();
    expect(all.state().nextUp).toHaveLength(120);
    expect(all.state().notice).toEqual({ type: 'added', count: 120, name: 'Album' });
  });
});
