import { PlaybackResponse, type PlayerEvent, QueueResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { playerStates } from './table.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asUser } from '../testing/testViewers.ts';
import { isSignedIn, type SignedInViewer } from '../viewer/Viewer.ts';
import { createLiveHub } from './LiveHub.ts';
import { createPlayerStreams } from './streams.ts';

const catalogue = openTestCatalogue();
const phone = { id: 'phone-phone-phone', name: 'Phone' };
const laptop = { id: 'laptop-laptop-laptop', name: 'Laptop' };

const setUp = async () => {
  const { sample } = catalogue;
  const person = await sample.user();
  const [one, other] = [await sample.track('One'), await sample.track('Other')];
  const queue = {
    context: { type: 'album', id: 1, name: 'Album', href: '/album/1/a/b' },
    entries: [
      { key: '1', track_id: one.id, origin: 'context' },
      { key: '2', track_id: other.id, origin: 'context' },
    ],
    current: '1',
    next_up: [],
    upcoming: ['2'],
    history: [],
    order: ['1', '2'],
    anchor: '1',
    serial: 3,
    taken: null,
    repeat: 'off',
    is_shuffled: false,
  };
  const report = (device: typeof phone, change: object = {}) => ({
    device,
    take: false,
    track_id: one.id,
    position: 1000,
    is_playing: true,
    ...change,
  });
  return { person, viewer: asUser(person.id), one, other, queue, report };
};

/** Reads the events of a stream, one by one. */
function eventsOf(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<PlayerEvent> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const data = text
            .slice(0, end)
            .split('\n')
            .find((line) => line.startsWith('data: '));
          text = text.slice(end + 2);
          if (data) return JSON.parse(data.slice(6)) as PlayerEvent;
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}

test('HANDOFF-1 queue, position and state are kept for a person, and nobody else has them', async () => {
  const { viewer, queue, report, one } = await setUp();
  expect(await catalogue.get('/me/player', PlaybackResponse, viewer)).toEqual({ playback: null });
  await catalogue.change(viewer, 'PUT', '/me/player', report(phone, { take: true, queue }));
  const found = await catalogue.get('/me/player/queue', QueueResponse, viewer);
  expect(found).toMatchObject({
    playback: { device: phone, position: 1000, is_playing: true, track: { id: one.id }, queue_revision: 1 },
    queue: { current: '1', upcoming: ['2'] },
    tracks: [{ name: 'One' }, { name: 'Other' }],
  });
  const stranger = asUser((await catalogue.sample.user('Other')).id);
  expect(await catalogue.get('/me/player/queue', QueueResponse, stranger)).toEqual({
    playback: null,
    queue: null,
    tracks: [],
  });
});

test('HANDOFF-2 only the device that has the playback reports; another one takes it over', async () => {
  const { viewer, queue, report } = await setUp();
  await catalogue.change(viewer, 'PUT', '/me/player', report(phone, { take: true, queue }));
  const refused = await catalogue.send('/me/player', viewer, 'PUT', report(laptop));
  expect(refused).toMatchObject({ status: 409, body: { code: 'not_active' } });
  await catalogue.change(viewer, 'PUT', '/me/player', report(laptop, { take: true, position: 5000 }));
  const { playback } = await catalogue.get('/me/player', PlaybackResponse, viewer);
  expect(playback).toMatchObject({ device: laptop, position: 5000, queue_revision: 1, revision: 2 });
  expect((await catalogue.send('/me/player', viewer, 'PUT', report(phone))).status).toBe(409);
});

test('HANDOFF-6 a device that has not reported for 45 s does not play any more', async () => {
  const { viewer, queue, report, person } = await setUp();
  await catalogue.change(viewer, 'PUT', '/me/player', report(phone, { take: true, queue }));
  const reportedAgo = async (seconds: number) => {
    const at = new Date(Date.now() - seconds * 1000);
    await catalogue.db.update(playerStates).set({ at }).where(eq(playerStates.user_id, person.id));
    return (await catalogue.get('/me/player', PlaybackResponse, viewer)).playback;
  };
  expect(await reportedAgo(40)).toMatchObject({ is_playing: true });
  expect(await reportedAgo(50)).toMatchObject({ is_playing: false, position: 1000 });
});

test('HANDOFF-3 the eleventh stream of a person ends the first one, whose browser waits a minute', async () => {
  const { viewer } = await setUp();
  const app = catalogue.open(viewer);
  const first = await app.request('/me/player/events');
  const others = [];
  for (let count = 0; count < 10; count += 1) others.push(await app.request('/me/player/events'));
  const text = await first.text();
  expect(text.slice(text.lastIndexOf('retry: '))).toBe('retry: 60000\n\n');
  for (const other of others) await other.body?.cancel();
});

test('HANDOFF-3 a stream gives the state at once, each change, and the commands of other devices', async () => {
  const { viewer, queue, report } = await setUp();
  const app = catalogue.open(viewer);
  const put = (body: object) =>
    app.request('/me/player', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  await put(report(phone, { take: true, queue }));
  const response = await app.request('/me/player/events');
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = eventsOf(response);
  expect(await events.next()).toMatchObject({ type: 'state', playback: { device: phone } });
  await put(report(laptop, { take: true, is_playing: false }));
  expect(await events.next()).toMatchObject({
    type: 'state',
    playback: { device: laptop, is_playing: false },
  });
  const sent = await app.request('/me/player/commands', {
    method: 'POST',
    body: JSON.stringify({ kind: 'seek', value: 9000 }),
    headers: { 'content-type': 'application/json' },
  });
  expect(sent.status).toBe(200);
  expect(await events.next()).toEqual({ type: 'command', command: { kind: 'seek', value: 9000 } });
  await events.close();
});

test('BILLING-12 the stream of a person tells that their rights have changed, and tells nobody else', async () => {
  const [person, other] = [await catalogue.sample.user(), await catalogue.sample.user()];
  const viewerOf = ({ id }: { id: number }): SignedInViewer => {
    const viewer = asUser(id);
    if (!isSignedIn(viewer)) throw new Error('A person is signed in.');
    return viewer;
  };
  const hub = createLiveHub({ db: catalogue.db, databaseUrl: null });
  const streams = createPlayerStreams(catalogue.db, hub);
  const [own, foreign] = [vi.fn(), vi.fn()];
  const leaves = await Promise.all([
    streams.open(viewerOf(person), own, () => {}),
    streams.open(viewerOf(other), foreign, () => {}),
  ]);
  await hub.publish(person.id, 'rights');
  expect(own.mock.calls.at(-1)).toEqual([{ type: 'rights' }]);
  expect(foreign.mock.calls).toEqual([[{ type: 'state', playback: null }]]);
  for (const leave of leaves) leave();
});

test('HANDOFF-1 a queue with a foreign address or too many entries is refused', async () => {
  const { viewer, queue, report } = await setUp();
  const context = { ...queue.context, href: '//evil.example' };
  const many = Array.from({ length: 601 }, (_, index) => ({
    key: String(index),
    track_id: 1,
    origin: 'user',
  }));
  for (const wrong of [{ context }, { entries: many }]) {
    const { status } = await catalogue.send(
      '/me/player',
      viewer,
      'PUT',
      report(phone, { take: true, queue: { ...queue, ...wrong } }),
    );
    expect(status).toBe(422);
  }
});
