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
    all.undo();
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

describe('queues that were left', () => {
  test('QUEUE-13 a replaced queue is kept and can be restored with its position', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3), 1);
    await settle();
    all.playingElement().tick(50);
    all.play({ ...fakeContext, id: 2, name: 'Other' }, fakeTracks(9).slice(5));
    await settle();
    expect(all.state().recentQueues).toMatchObject([{ name: 'Album', count: 3 }]);
    all.restoreQueue(all.state().recentQueues[0]!.id);
    await settle();
    expect(all.current()).toBe(2);
    expect(all.position()).toBe(50_000);
    expect(all.state().recentQueues[0]).toMatchObject({ name: 'Other' });
  });

  test('QUEUE-12 a replaced queue returns with undo, where it was', async () => {
    const all = await running();
    all.play(fakeContext, fakeTracks(3), 1);
    await settle();
    all.playingElement().tick(50);
    all.play({ ...fakeContext, id: 2 }, fakeTracks(9).slice(5));
    await settle();
    expect(all.state().undoable).toBe('replace');
    all.undo();
    await settle();
    expect(all.current()).toBe(2);
    expect(all.position()).toBe(50_000);
    expect(all.state().undoable).toBe(null);
  });
});

test('RADIO-4 with less like the current track the radio is read again, and its next track plays', async () => {
  const all = await running({ radio: fakeTracks(9).slice(5) });
  all.play({ ...fakeContext, type: 'radio', id: 'track/1' }, fakeTracks(3));
  await settle();
  all.tuneRadio(1, 'less');
  await settle();
  expect(all.current()).toBe(6);
  expect(all.state()).toMatchObject({
    context: { tuning: { more: [], less: [1] } },
    undoable: 'tune',
    notice: { type: 'tuned', wish: 'less' },
  });
  all.tuneRadio(7, 'more');
  expect(all.state().context?.tuning).toEqual({ more: [7], less: [1] });
});
