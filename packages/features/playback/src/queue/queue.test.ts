import { describe, expect, test } from 'vitest';
import { fakeContext, fakeTrack, fakeTracks } from '../playback/fakes.ts';
import {
  add,
  advance,
  append,
  clear,
  emptyQueue,
  following,
  jump,
  move,
  type Queue,
  remove,
  undoTo,
  retreat,
  rewind,
  setRepeat,
  setShuffle,
  start,
} from './queue.ts';

/** A reproducible random generator. */
const seeded =
  (seed = 7) =>
  () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
const album = (count: number, startAt = 0, queue: Queue = emptyQueue) =>
  start(queue, fakeContext, fakeTracks(count), startAt, seeded());
const ids = (entries: readonly { track: { id: number } }[]) => entries.map((entry) => entry.track.id);
const current = (queue: Queue | null) => queue?.current?.track.id;
const keyOf = (queue: Queue, id: number) =>
  [...queue.history, ...queue.nextUp, ...queue.upcoming, ...(queue.current ? [queue.current] : [])].find(
    (entry) => entry.track.id === id,
  )!.key;
const must = (queue: Queue | null) => {
  if (!queue) throw new Error('The queue ended');
  return queue;
};
const playThrough = (queue: Queue, limit = 50) => {
  const played = [current(queue)];
  for (let next = advance(queue, true); next && played.length < limit; next = advance(next, true)) {
    played.push(current(next));
  }
  return played;
};

describe('beginning', () => {
  test('a context starts at the chosen track, and previous returns to the tracks before it', () => {
    const queue = album(4, 2);
    expect(current(queue)).toBe(3);
    expect(ids(queue.history)).toEqual([1, 2]);
    expect(ids(queue.upcoming)).toEqual([4]);
    expect(queue.context).toEqual(fakeContext);
  });

  test('a start index outside the list is limited to its nearest end', () => {
    expect(current(album(3, 99))).toBe(3);
    expect(current(album(3, -4))).toBe(1);
  });

  test('a context without tracks changes nothing', () => {
    const queue = album(2);
    expect(start(queue, { ...fakeContext, id: 2 }, [], 0, seeded())).toBe(queue);
  });

  test('QUEUE-2 a new context keeps the entries of next up', () => {
    const queue = album(2, 0, add(album(3), [fakeTrack(50)], false));
    expect(ids(queue.nextUp)).toEqual([50]);
    expect(playThrough(queue)).toEqual([1, 50, 2]);
  });

  test('with shuffle, the chosen track is first and every other one follows once', () => {
    const queue = album(50, 20, setShuffle(emptyQueue, true, seeded()));
    expect(current(queue)).toBe(21);
    expect(queue.history).toEqual([]);
    expect(ids(queue.upcoming).toSorted((a, b) => a - b)).toEqual(
      fakeTracks(50)
        .map((track) => track.id)
        .filter((id) => id !== 21),
    );
    expect(ids(queue.upcoming)).not.toEqual(ids(queue.upcoming).toSorted((a, b) => a - b));
  });
});

describe('next and previous', () => {
  test('QUEUE-1 next up plays before the rest of the context, which then continues where it was', () => {
    const queue = add(album(3), [fakeTrack(50), fakeTrack(51)], false);
    expect(playThrough(queue)).toEqual([1, 50, 51, 2, 3]);
  });

  test('next and then previous restores the same queue', () => {
    const queue = add(album(5, 1), [fakeTrack(50)], false);
    const there = must(advance(must(advance(queue, false)), false));
    const back = must(retreat(must(retreat(there))));
    expect(back).toEqual(queue);
  });

  test('the end of the queue gives null', () => {
    expect(advance(album(1), true)).toBeNull();
    expect(advance(album(1), false)).toBeNull();
    expect(advance(emptyQueue, false)).toBeNull();
    expect(following(album(1))).toBeNull();
  });

  test('there is nothing before the first track', () => {
    expect(retreat(album(3))).toBeNull();
    expect(retreat(emptyQueue)).toBeNull();
  });

  test('the entry announced as following is the next to play', () => {
    let queue: Queue | null = setShuffle(add(album(30, 3), [fakeTrack(50)], true), true, seeded());
    while (queue) {
      const announced = following(queue);
      queue = advance(queue, true);
      expect(queue?.current ?? null).toBe(announced);
    }
  });

  test('QUEUE-9 a finished queue rewinds to its first track', () => {
    const ended = must(advance(must(advance(album(3), true)), true));
    expect(advance(ended, true)).toBeNull();
    expect(playThrough(rewind(ended))).toEqual([1, 2, 3]);
  });

  test('rewinding omits entries that the listener added, unless there are no others', () => {
    const mixed = must(advance(add(album(1), [fakeTrack(50)], false), true));
    expect(playThrough(rewind(mixed))).toEqual([1]);
    const own = must(advance(add(emptyQueue, [fakeTrack(50), fakeTrack(51)], false), true));
    expect(playThrough(rewind(own))).toEqual([50, 51]);
    expect(rewind(emptyQueue)).toBe(emptyQueue);
  });
});

describe('repeat', () => {
  test('QUEUE-5 repeat one gives the same track at its end, and the next one on request', () => {
    const queue = setRepeat(album(3), 'one');
    expect(advance(queue, true)).toBe(queue);
    expect(following(queue)).toBe(queue.current);
    expect(current(advance(queue, false))).toBe(2);
  });

  test('repeat all starts again', () => {
    expect(playThrough(setRepeat(album(3, 1), 'all'), 8)).toEqual([2, 3, 1, 2, 3, 1, 2, 3]);
  });

  test('repeat all continues with a single track, and keeps an empty queue empty', () => {
    expect(playThrough(setRepeat(album(1), 'all'), 3)).toEqual([1, 1, 1]);
    expect(advance(setRepeat(emptyQueue, 'all'), true)).toBeNull();
  });

  test('with repeat all, previous goes from the first track to the last, and next returns', () => {
    const queue = setRepeat(album(4), 'all');
    const last = must(retreat(queue));
    expect(current(last)).toBe(4);
    expect(ids(last.history)).toEqual([1, 2, 3]);
    expect(current(advance(last, false))).toBe(1);
  });

  test('QUEUE-5 a shuffled queue repeats in the order that was shown', () => {
    const queue = setRepeat(setShuffle(album(6), true, seeded()), 'all');
    const round = playThrough(queue, 6);
    expect(playThrough(queue, 12)).toEqual([...round, ...round]);
  });

  test('QUEUE-1 entries that the listener added play once', () => {
    const queue = setRepeat(add(album(2), [fakeTrack(50)], false), 'all');
    expect(playThrough(queue, 6)).toEqual([1, 50, 2, 1, 2, 1]);
  });
});

describe('shuffle', () => {
  test('QUEUE-3 the upcoming entries play in the listed order', () => {
    const queue = setShuffle(album(40, 5), true, seeded());
    expect(playThrough(queue)).toEqual([6, ...ids(queue.upcoming)]);
    expect(new Set(playThrough(queue)).size).toBe(40);
  });

  test('QUEUE-3 shuffling includes the whole context except the current track', () => {
    const queue = setShuffle(album(12, 10), true, seeded());
    expect(current(queue)).toBe(11);
    expect(queue.upcoming).toHaveLength(11);
  });

  test("QUEUE-3 turning shuffle off restores the context's order after the current track", () => {
    const shuffledQueue = must(advance(setShuffle(album(10), true, seeded()), false));
    const here = current(shuffledQueue)!;
    const queue = setShuffle(shuffledQueue, false, seeded());
    expect(current(queue)).toBe(here);
    expect(ids(queue.upcoming)).toEqual(
      fakeTracks(10)
        .map((track) => track.id)
        .slice(here),
    );
    expect(ids(queue.history)).toEqual(
      fakeTracks(10)
        .map((track) => track.id)
        .slice(0, here - 1),
    );
  });

  test('while a track of next up plays, the context continues after its own last track', () => {
    const own = must(advance(add(album(6, 2), [fakeTrack(50)], false), false));
    expect(current(own)).toBe(50);
    const mixed = setShuffle(own, true, seeded());
    expect(ids(mixed.history)).toEqual([3]);
    expect(ids(mixed.upcoming).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 6]);
    expect(ids(setShuffle(mixed, false, seeded()).upcoming)).toEqual([4, 5, 6]);
  });

  test('QUEUE-3 shuffling does not change next up, and removed tracks stay removed', () => {
    const queue = add(album(5), [fakeTrack(50), fakeTrack(51)], false);
    const mixed = setShuffle(remove(queue, keyOf(queue, 3)), true, seeded());
    expect(ids(mixed.nextUp)).toEqual([50, 51]);
    expect(ids(setShuffle(mixed, false, seeded()).upcoming)).toEqual([2, 4, 5]);
  });

  test('shuffling twice shuffles once', () => {
    const mixed = setShuffle(album(9), true, seeded());
    expect(setShuffle(mixed, true, seeded(99))).toBe(mixed);
  });

  test('shuffling works on an empty and a single queue', () => {
    expect(setShuffle(emptyQueue, true, seeded()).upcoming).toEqual([]);
    const one = setShuffle(album(1), true, seeded());
    expect(playThrough(one)).toEqual([1]);
    expect(playThrough(setShuffle(one, false, seeded()))).toEqual([1]);
  });
});

describe('pages of a long context', () => {
  test('a further page is appended', () => {
    expect(playThrough(append(album(2), [fakeTrack(3), fakeTrack(4)], seeded()))).toEqual([1, 2, 3, 4]);
  });

  test('with shuffle, a further page is mixed into the rest without changing the next track', () => {
    const queue = setShuffle(album(10), true, seeded());
    const grown = append(queue, fakeTracks(20).slice(10), seeded());
    expect(following(grown)).toBe(following(queue));
    expect(new Set(playThrough(grown)).size).toBe(20);
    expect(ids(setShuffle(grown, false, seeded()).upcoming)).toEqual(
      fakeTracks(20)
        .map((track) => track.id)
        .slice(1),
    );
  });
});

describe('adding', () => {
  test('QUEUE-1 play next inserts before entries of next up, add to queue after them', () => {
    const queue = add(
      add(add(album(2), [fakeTrack(50)], false), [fakeTrack(51)], false),
      [fakeTrack(52)],
      true,
    );
    expect(ids(queue.nextUp)).toEqual([52, 50, 51]);
    expect(queue.nextUp.every((entry) => entry.origin === 'user')).toBe(true);
  });

  test('QUEUE-7 when nothing is current, the first added track becomes the current one', () => {
    const queue = add(emptyQueue, fakeTracks(3), false);
    expect(current(queue)).toBe(1);
    expect(ids(queue.nextUp)).toEqual([2, 3]);
    expect(add(emptyQueue, [], true).current).toBeNull();
  });

  test('a track may be in the queue several times, each entry with its own key', () => {
    const track = fakeTrack(1);
    const queue = add(
      start(emptyQueue, fakeContext, [track, track, track], 1, seeded()),
      [track, track],
      false,
    );
    const keys = [...queue.history, queue.current!, ...queue.nextUp, ...queue.upcoming].map(
      (entry) => entry.key,
    );
    expect(new Set(keys).size).toBe(5);
    const less = remove(queue, queue.nextUp[1]!.key);
    expect(less.nextUp).toHaveLength(1);
    expect(less.upcoming).toHaveLength(1);
    expect(playThrough(less)).toEqual([1, 1, 1]);
  });
});

describe('removing', () => {
  test('an entry is removed from any list', () => {
    const queue = add(album(5, 2), [fakeTrack(50)], false);
    for (const id of [1, 4, 50]) {
      const less = remove(queue, keyOf(queue, id));
      expect(ids([...less.history, ...less.nextUp, ...less.upcoming])).not.toContain(id);
      expect(current(less)).toBe(3);
    }
  });

  test('QUEUE-10 removing the current track continues with the next, and removing the last leaves nothing current', () => {
    const queue = remove(album(2), keyOf(album(2), 1));
    expect(current(queue)).toBe(2);
    expect(queue.history).toEqual([]);
    for (const repeat of ['off', 'one', 'all'] as const) {
      expect(remove(setRepeat(album(1), repeat), keyOf(album(1), 1)).current).toBeNull();
    }
  });

  test('removing the entry at which the context continues moves that place back by one', () => {
    const own = must(advance(add(album(4, 1), [fakeTrack(50)], false), false));
    const less = remove(own, keyOf(own, 2));
    expect(ids(setShuffle(setShuffle(less, true, seeded()), false, seeded()).upcoming)).toEqual([3, 4]);
  });

  test('an unknown key changes no list', () => {
    expect(remove(album(3), 'none')).toEqual(album(3));
  });
});

describe('moving', () => {
  test('an entry moves before another of its list, or to the end', () => {
    const queue = album(5);
    expect(ids(move(queue, keyOf(queue, 4), keyOf(queue, 2)).upcoming)).toEqual([4, 2, 3, 5]);
    expect(ids(move(queue, keyOf(queue, 2), null).upcoming)).toEqual([3, 4, 5, 2]);
    const own = add(album(2), fakeTracks(53).slice(49), false);
    expect(ids(move(own, keyOf(own, 53), keyOf(own, 51)).nextUp)).toEqual([50, 53, 51, 52]);
    expect(ids(move(own, keyOf(own, 50), null).nextUp)).toEqual([51, 52, 53, 50]);
  });

  test('an entry that moves to the other list changes its origin', () => {
    const queue = add(album(3), [fakeTrack(50), fakeTrack(51)], false);
    const up = move(queue, keyOf(queue, 3), keyOf(queue, 51));
    expect(ids(up.nextUp)).toEqual([50, 3, 51]);
    expect(up.nextUp.every((entry) => entry.origin === 'user')).toBe(true);
    const down = move(queue, keyOf(queue, 50), keyOf(queue, 3));
    expect(ids(down.upcoming)).toEqual([2, 50, 3]);
    expect(down.upcoming.every((entry) => entry.origin === 'context')).toBe(true);
  });

  test('an order set by the listener is kept after shuffle is turned on and off', () => {
    const queue = album(5);
    const moved = move(queue, keyOf(queue, 5), keyOf(queue, 2));
    const back = setShuffle(setShuffle(moved, true, seeded()), false, seeded());
    expect(ids(back.upcoming)).toEqual([5, 2, 3, 4]);
  });

  test("moving an entry while shuffled keeps the context's own order", () => {
    const mixed = setShuffle(album(6), true, seeded());
    const last = mixed.upcoming.at(-1)!;
    const moved = move(mixed, last.key, mixed.upcoming[0]!.key);
    expect(following(moved)).toEqual(last);
    expect(ids(setShuffle(moved, false, seeded()).upcoming)).toEqual([2, 3, 4, 5, 6]);
  });

  test('invalid moves change nothing', () => {
    const queue = album(3);
    expect(move(queue, 'none', null)).toBe(queue);
    expect(move(queue, keyOf(queue, 2), keyOf(queue, 2))).toBe(queue);
    expect(move(queue, keyOf(queue, 2), 'none')).toBe(queue);
    expect(move(queue, keyOf(queue, 1), null)).toBe(queue);
  });
});

describe('jumping', () => {
  test('QUEUE-11 after a jump ahead in the context, the skipped entries count as played', () => {
    const queue = jump(album(5), keyOf(album(5), 4));
    expect(current(queue)).toBe(4);
    expect(ids(queue.history)).toEqual([1, 2, 3]);
    expect(playThrough(queue)).toEqual([4, 5]);
  });

  test('a jump to an entry of next up leaves the others', () => {
    const own = add(album(2), fakeTracks(53).slice(49), false);
    const queue = jump(own, keyOf(own, 52));
    expect(current(queue)).toBe(52);
    expect(ids(queue.nextUp)).toEqual([50, 51, 53]);
  });

  test('a jump back to a played entry makes all entries after it upcoming again', () => {
    const own = add(album(4), [fakeTrack(50)], false);
    const far = must(advance(must(advance(own, false)), false));
    const queue = jump(far, keyOf(far, 1));
    expect(current(queue)).toBe(1);
    expect(playThrough(queue)).toEqual([1, 50, 2, 3, 4]);
  });

  test('an unknown key changes nothing', () => {
    const queue = album(3);
    expect(jump(queue, 'none')).toBe(queue);
  });
});

describe('clearing', () => {
  test('QUEUE-8 clear removes all upcoming entries, and undo brings them back', () => {
    const queue = add(album(3, 1), [fakeTrack(50)], false);
    const cleared = clear(queue);
    expect(playThrough(cleared)).toEqual([2]);
    expect(ids(cleared.history)).toEqual([1]);
    expect(undoTo(queue, cleared)).toEqual(queue);
  });

  test('QUEUE-8 undo puts the entries before those that were added since', () => {
    const before = add(album(3), [fakeTrack(50)], false);
    const queue = undoTo(before, add(clear(before), [fakeTrack(60)], false));
    expect(playThrough(queue)).toEqual([1, 50, 60, 2, 3]);
  });

  test('QUEUE-12 undo does not bring back what has been played since', () => {
    const before = album(4);
    const removed = remove(before, keyOf(before, 3));
    const later = advance(removed, false)!;
    const queue = undoTo(before, later);
    expect(current(queue)).toBe(2);
    expect(playThrough(queue)).toEqual([2, 3, 4]);
  });

  test('QUEUE-12 undo brings back a current track that was removed, and a queue that was replaced', () => {
    const before = album(3, 1);
    expect(undoTo(before, remove(before, keyOf(before, 2)))).toMatchObject({ current: before.current });
    const other = start(before, { ...fakeContext, id: 2 }, fakeTracks(9), 4, seeded());
    expect(undoTo(before, other)).toEqual({ ...before, serial: other.serial });
  });

  test('QUEUE-12 a moved entry returns to its place', () => {
    const before = album(5);
    expect(undoTo(before, move(before, keyOf(before, 5), keyOf(before, 2)))).toEqual(before);
  });

  test('cleared tracks do not return through repeat or turning shuffle off', () => {
    const queue = setRepeat(clear(setShuffle(album(5), true, seeded())), 'all');
    expect(playThrough(queue, 3)).toEqual([1, 1, 1]);
    expect(setShuffle(queue, false, seeded()).upcoming).toEqual([]);
  });
});

test('starting, shuffling, moving, jumping and playing ten thousand tracks is fast', () => {
  // Time of this process: other tests use the processors too.
  const begun = process.cpuUsage();
  let queue = start(emptyQueue, fakeContext, fakeTracks(10_000), 5000, seeded());
  queue = setShuffle(queue, true, seeded());
  queue = setShuffle(queue, false, seeded());
  for (let turn = 0; turn < 100; turn += 1) {
    queue = must(advance(queue, false));
    queue = move(queue, queue.upcoming.at(-1)!.key, queue.upcoming[0]!.key);
    queue = remove(queue, queue.upcoming.at(-1)!.key);
  }
  queue = jump(queue, queue.upcoming.at(-2)!.key);
  expect(queue.order).toHaveLength(9900);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(2000);
});
