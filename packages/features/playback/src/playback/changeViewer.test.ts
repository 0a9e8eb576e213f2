import { expect, test } from 'vitest';
import { createFakeStorage, fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

const [nora, ben] = [5, 6];

/** A player that has played 50 s of the third of three tracks. */
async function playing({
  viewer,
  storage = createFakeStorage(),
}: { viewer?: number; storage?: Storage } = {}) {
  const all = await running({ viewer, storage });
  all.setRepeat('all');
  all.play(fakeContext, fakeTracks(3), 2);
  await settle();
  all.playingElement().tick(50);
  return all;
}
const storedText = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join(' ');
const nothing = { status: 'idle', current: null, upcoming: [], history: [], context: null };

test('AUTH-9 a logout stops the music and removes what is stored of the queue; volume and repeat stay', async () => {
  const all = await playing({ viewer: nora });
  all.setVolume(0.3);
  all.changeViewer(null, true);
  all.clock.advance(5000);
  expect(all.state()).toMatchObject({ ...nothing, repeat: 'all', viewer: null });
  expect(storedText(all.storage)).not.toContain('Track');
  all.changeViewer(nora, false);
  expect(all.state()).toMatchObject(nothing);
  const next = await running({ storage: all.storage });
  expect(next.state()).toMatchObject({ ...nothing, volume: 0.3, repeat: 'all' });
});

test('AUTH-9 what plays when a session ends goes on, and the queue stays until the same person signs in', async () => {
  const all = await playing({ viewer: nora });
  all.changeViewer(null, false);
  all.clock.advance(5000);
  expect(all.state()).toMatchObject({ status: 'playing', viewer: null, notice: { type: 'sessionEnded' } });
  expect(all.current()).toBe(3);

  // A guest who loads the page again gets nothing of it; the person does.
  const reloaded = await running({ storage: all.storage });
  expect(reloaded.state()).toMatchObject(nothing);
  expect(reloaded.player.hasSaved()).toBe(true);
  reloaded.changeViewer(nora, false);
  expect(reloaded.state()).toMatchObject({ status: 'paused', viewer: nora });
  expect(reloaded.current()).toBe(3);
  expect(reloaded.position()).toBe(50_000);

  all.changeViewer(nora, false);
  expect(all.state()).toMatchObject({ status: 'playing', viewer: nora });
});

test('AUTH-9 a session that ended while the page was closed hides the queue too', async () => {
  const { storage, clock } = await playing({ viewer: nora });
  clock.advance(5000);
  const guest = await running({ storage });
  expect(guest.state()).toMatchObject(nothing);
  guest.changeViewer(nora, false);
  expect(guest.current()).toBe(3);
});

test.each([
  ['signs in after them', [null, ben]],
  ['signs in in another tab', [ben]],
])('AUTH-9 another person who %s gets nothing of the queue', async (_, viewers) => {
  const all = await playing({ viewer: nora });
  all.clock.advance(5000);
  for (const viewer of viewers) all.changeViewer(viewer, false);
  all.clock.advance(5000);
  expect(all.state()).toMatchObject(nothing);
  expect(storedText(all.storage)).not.toContain('Track');
  all.changeViewer(null, false);
  all.changeViewer(nora, false);
  expect(all.state()).toMatchObject(nothing);
});

test('AUTH-9 a logout in another tab leaves the queue here, and stores nothing of it', async () => {
  const all = await playing({ viewer: nora });
  const other = await running({ viewer: nora, storage: all.storage });
  other.changeViewer(null, true);
  all.changeViewer(null, false);
  all.playingElement().tick(20);
  all.clock.advance(10_000);
  expect(all.state()).toMatchObject({ status: 'playing', viewer: null });
  expect(storedText(all.storage)).not.toContain('Track');
  all.changeViewer(ben, false);
  expect(all.state()).toMatchObject(nothing);
});

test('AUTH-9 the music of a guest who signs in continues, and the queue belongs to the new viewer', async () => {
  const all = await playing();
  all.changeViewer(nora, false);
  expect(all.state()).toMatchObject({ status: 'playing', viewer: nora });
  expect(all.playingElement().paused).toBe(false);
  const guest = await running({ storage: all.storage });
  expect(guest.state()).toMatchObject(nothing);
});

test('AUTH-9 what is played after a sign-in without a queue belongs to the person who signed in', async () => {
  const all = await running();
  // As `useFollowViewer` does without a queue.
  all.player.state.setState({ viewer: nora });
  all.play(fakeContext, fakeTracks(3));
  await settle();
  all.changeViewer(null, false);
  all.changeViewer(ben, false);
  expect(all.state()).toMatchObject({ ...nothing, viewer: ben });
});
