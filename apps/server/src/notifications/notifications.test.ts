import { NotificationList, UnreadResponse } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { users } from '../users/table.ts';
import { asListener, joinedTo } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { deleteOldNotifications } from './store.ts';
import { notifications } from './table.ts';

const catalogue = openTestCatalogue();
let nora: Viewer;
let ben: Viewer;
let playlistId: number;
beforeEach(async () => {
  const owner = await catalogue.sample.user('Nora');
  nora = asListener(owner.id);
  const other = await catalogue.sample.user('Ben');
  ben = asListener(other.id);
  await catalogue.db.update(users).set({ email: 'nora@segno.example' }).where(eq(users.id, owner.id));
  playlistId = (await catalogue.sample.playlist('Evening & <b>Night</b>', owner.id)).id;
});

const list = async (viewer = nora) =>
  (await catalogue.get('/notifications', NotificationList, viewer)).pagination.data;
const unread = async (viewer = nora) =>
  (await catalogue.get('/notifications/unread', UnreadResponse, viewer)).unreadCount;
const follow = (viewer: Viewer) => catalogue.change(viewer, 'PUT', `/me/likes/playlists/${playlistId}`);

test('NOTIFY-1 the owner of a playlist is told who follows it, with names that cannot be markup', async () => {
  await follow(ben);
  const [notification] = await list();
  expect(notification).toMatchObject({ type: 'playlist_followed', read_at: null });
  expect(notification?.data.lines[0]?.content).toMatch(
    /^<strong>[^<]+<\/strong> follows your playlist <strong>Evening &amp; &lt;b&gt;Night&lt;\/b&gt;<\/strong>$/,
  );
  expect(notification?.data.mainAction?.action).toMatch(`/playlist/${playlistId}/`);
  expect(await list(ben)).toEqual([]);
});

test('NOTIFY-1 nobody is told of what they did themselves', async () => {
  await follow(nora);
  expect(await list()).toEqual([]);
});

test('NOTIFY-2 an unread notification about the same is replaced, a read one stays', async () => {
  await catalogue.change(nora, 'PUT', `/playlists/${playlistId}`, { collaborative: true });
  const [one, two] = [await catalogue.sample.track('One'), await catalogue.sample.track('Two')];
  const joined = joinedTo(ben, playlistId);
  const add = (id: number) =>
    catalogue.change(joined, 'POST', `/playlists/${playlistId}/tracks`, { track_ids: [id] });
  await add(one.id);
  await add(two.id);
  const [first, ...others] = await list();
  expect(first?.type).toBe('playlist_tracks_added');
  expect(others).toEqual([]);
  await catalogue.change(nora, 'POST', '/notifications/mark-as-read', { ids: [first?.id] });
  const three = await catalogue.sample.track('Three');
  await add(three.id);
  expect((await list()).map(({ read_at }) => read_at === null)).toEqual([true, false]);
});

test('NOTIFY-3 marking as read answers how many are left, and touches only the own ones', async () => {
  await follow(ben);
  const [notification] = await list();
  const ids = [notification?.id];
  await catalogue.change(ben, 'POST', '/notifications/mark-as-read', { ids });
  expect(await unread()).toBe(1);
  expect(await catalogue.change(nora, 'POST', '/notifications/mark-as-read', { ids })).toEqual({
    unreadCount: 0,
  });
  expect((await list())[0]?.read_at).not.toBeNull();
  for (const none of [[], [2 ** 31]])
    await catalogue.change(nora, 'POST', '/notifications/mark-as-read', { ids: none }, 422);
  await follow(asListener((await catalogue.sample.user('Kai')).id));
  expect(await catalogue.change(nora, 'POST', '/notifications/mark-all-as-read')).toEqual({ unreadCount: 0 });
});

test('NOTIFY-5 notifications are deleted after 180 days', async () => {
  await follow(ben);
  const age = async (days: number) => {
    const created_at = new Date(Date.now() - days * 86_400_000);
    await catalogue.db.update(notifications).set({ created_at });
    await deleteOldNotifications(catalogue.db);
    return (await list()).length;
  };
  expect(await age(179)).toBe(1);
  expect(await age(181)).toBe(0);
});

test('a playlist that is gone leaves its notification, whose link is not found', async () => {
  await follow(ben);
  await catalogue.change(nora, 'DELETE', `/playlists/${playlistId}`);
  expect(await list()).toHaveLength(1);
  expect((await catalogue.send(`/playlists/${playlistId}`, nora)).status).toBe(404);
});

test('I18N-7 notifications are in the language of their reader, also those that are stored already', async () => {
  await follow(ben);
  const [notification] = await list({ ...nora, user: { ...nora.user!, language: 'pl' } });
  expect(notification?.data.lines[0]?.content).toMatch(
    /^<strong>[^<]+<\/strong> obserwuje Twoją playlistę <strong>Evening &amp; &lt;b&gt;Night&lt;\/b&gt;<\/strong>$/,
  );
  expect(notification?.data.mainAction?.label).toBe('Otwórz playlistę');
});
