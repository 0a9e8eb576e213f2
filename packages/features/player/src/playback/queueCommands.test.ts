import { describe, expect, test } from 'vitest';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, ids, pagesOf, running, settle } from './testPlayer.ts';

disposePlayers();

describe('the queue', () => {
  test('QUEUE-7 a track added to an empty queue is loaded and paused', async () => {
    const all = await running();
    all.addToQueue(fakeTracks(2));
    await settle();
    expect(all.current()).toBe(1);
    expect(all.state().status).toBe('paused');
    expect(ids(all.state().nextUp)).toEqual([2]);
  });

  test('QUEUE-8 undo after clear restores the same entries and the pages after them', async () => {
    const all = await running({ openFeed: pagesOf(300, 50) });
    all.play(fakeContext);
    await settle();
    all.clearQueue();
    expect(all.state()).toMatchObject({ upcoming: [], notice: { type: 'cleared' }, status: 'playing' });
    await settle();
    expect(all.state().upcoming).toEqual([]);
    all.undoClear();
    expect(all.state().upcoming).toHaveLength(49);
    all.jumpTo(all.state().upcoming[20]!.key);
    await settle();
    expect(ids(all.state().upcoming).at(-1)).toBe(100);
  });

  test('jumping to the current track restarts it', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(2));
    await settle();
    all.playingElement().tick(50);
    all.jumpTo(all.state().current!.key);
    expect(all.position()).toBe(0);
  });
});
