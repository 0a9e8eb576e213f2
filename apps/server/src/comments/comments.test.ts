import { CommentList, NotificationList, TrackResponse } from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { deleteUnrestorableComments } from './edit.ts';
import { commentDeletions } from './table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

const catalogue = openTestCatalogue();
let nora: Viewer;
let ben: Viewer;
let track: number;
const person = async (name: string) => {
  const { id } = await catalogue.sample.user(name);
  await catalogue.db
    .update(users)
    .set({ email: `${name.toLowerCase()}@segno.example`, email_verified_at: new Date() })
    .where(eq(users.id, id));
  return asListener(id);
};
beforeEach(async () => {
  [nora, ben] = [await person('Nora'), await person('Ben')];
  track = (await catalogue.sample.track('Tide', { owner_id: nora.user?.id ?? null })).id;
});

const post = async (viewer: Viewer, text: string, given: object = {}) => {
  const answer = await catalogue.change(viewer, 'POST', `/tracks/${track}/comments`, { text, ...given }, 201);
  return (answer.comment as { id: number }).id;
};
const list = async (viewer: Viewer = asGuest, query = '') =>
  (await catalogue.get(`/tracks/${track}/comments${query}`, CommentList, viewer)).pagination.data;
const counted = async () => (await catalogue.get(`/tracks/${track}`, TrackResponse)).track.comments_count;
const messages = async (viewer: Viewer) =>
  (await catalogue.get('/notifications', NotificationList, viewer)).pagination.data.map(({ type }) => type);

test('COMMENT-1 comments and replies are listed, counted, and told to the owner and the person answered', async () => {
  const first = await post(ben, ' Good\u0000 <b>song</b> ', { position: 12_000 });
  const reply = await post(nora, 'Thanks', { parent_id: first });
  // An answer to a reply belongs to the comment above it.
  await post(ben, 'Really', { parent_id: reply });
  const image_key = await catalogue.sample.image('ben');
  await catalogue.db
    .update(users)
    .set({ image_key })
    .where(eq(users.id, ben.user?.id ?? 0));
  const [comment] = await list();
  expect(comment?.user).toMatchObject({ name: 'Ben', image: { src: `/media/images/${image_key}` } });
  expect(comment).toMatchObject({ text: 'Good <b>song</b>', position: 12_000, replies_count: 2 });
  expect((await list(asGuest, `?parent=${first}`)).map(({ text }) => text)).toEqual(['Thanks', 'Really']);
  expect(await counted()).toBe(3);
  expect(await messages(nora)).toContain('comment');
  expect(await messages(ben)).toEqual(['reply']);
});

test('COMMENT-2 only the author and admins change a comment; the place of one with replies stays', async () => {
  const first = await post(ben, 'One');
  await post(nora, 'Two', { parent_id: first });
  await catalogue.change(nora, 'PUT', `/comments/${first}`, { text: 'Mine' }, 403);
  await catalogue.change(asGuest, 'DELETE', `/comments/${first}`, undefined, 401);
  await catalogue.change(ben, 'DELETE', `/comments/${first}`);
  expect((await list())[0]).toMatchObject({ status: 'deleted', text: '', user: null });
  const second = await post(ben, 'Alone');
  await catalogue.change(asAdmin(nora.user?.id ?? 0), 'DELETE', `/comments/${second}`);
  expect((await list()).map(({ id }) => id)).toEqual([first]);
  expect(await counted()).toBe(1);
});

test('COMMENT-2 who deleted a comment restores it for an hour, with its text, likes and replies', async () => {
  const first = await post(ben, 'One', { position: 5000 });
  await post(nora, 'Two', { parent_id: first });
  await catalogue.change(nora, 'PUT', `/comments/${first}/like`);
  const before = await list();
  await catalogue.change(ben, 'DELETE', `/comments/${first}`);
  await catalogue.change(nora, 'POST', `/comments/${first}/restore`, undefined, 404);
  await catalogue.change(ben, 'POST', `/comments/${first}/restore`);
  await catalogue.change(ben, 'POST', `/comments/${first}/restore`, undefined, 404);
  expect(await list()).toEqual(before);
  expect(await counted()).toBe(2);

  // An admin's deletion is the admin's to take back.
  await catalogue.change(asAdmin(nora.user?.id ?? 0), 'DELETE', `/comments/${first}`);
  await catalogue.change(ben, 'POST', `/comments/${first}/restore`, undefined, 404);
  await catalogue.db.update(commentDeletions).set({ created_at: sql`now() - interval '61 minutes'` });
  await catalogue.change(asAdmin(nora.user?.id ?? 0), 'POST', `/comments/${first}/restore`, undefined, 404);
  await deleteUnrestorableComments(catalogue.db);
  expect(await catalogue.db.$count(commentDeletions)).toBe(0);
});

test('COMMENT-3 three people hide a comment by their reports, and one person counts once', async () => {
  const first = await post(ben, 'Buy this');
  for (const name of ['Kai', 'Mira', 'Liv']) {
    const reader = await person(name);
    await catalogue.change(reader, 'POST', `/comments/${first}/report`, { reason: 'spam' });
    if (name !== 'Liv') {
      await catalogue.change(reader, 'POST', `/comments/${first}/report`, { reason: 'spam' });
      expect(await list()).toHaveLength(1);
    }
  }
  expect(await list()).toEqual([]);
  expect((await list(ben))[0]).toMatchObject({ status: 'hidden' });
  expect(await counted()).toBe(0);
});

test('COMMENT-4 likes count once, and are one message', async () => {
  const first = await post(ben, 'One');
  for (const viewer of [nora, nora, await person('Kai')])
    await catalogue.change(viewer, 'PUT', `/comments/${first}/like`);
  expect((await list(nora))[0]).toMatchObject({ likes_count: 2, is_liked: true });
  expect(await messages(ben)).toEqual(['comment_liked']);
  const told = await catalogue.get('/notifications', NotificationList, ben);
  expect(told.pagination.data[0]?.data.lines[0]?.content).toMatch(
    /^<strong>[^<]+<\/strong> and 1 more like your comment <strong>One<\/strong>$/,
  );
  await catalogue.change(nora, 'DELETE', `/comments/${first}/like`);
  expect((await list(nora))[0]).toMatchObject({ likes_count: 1, is_liked: false });
});

test('COMMENT-5 nobody posts more than ten comments a minute, or where comments are turned off', async () => {
  for (let index = 0; index < 10; index += 1) await post(ben, `Number ${index}`);
  await catalogue.change(ben, 'POST', `/tracks/${track}/comments`, { text: 'Eleven' }, 429);
  await catalogue.db.update(tracks).set({ comments_disabled: true });
  await catalogue.change(nora, 'POST', `/tracks/${track}/comments`, { text: 'Late' }, 403);
});

test('BLOCK-1 neither of two people sees the comments of the other after a block', async () => {
  await post(ben, 'From Ben');
  await post(nora, 'From Nora');
  await catalogue.change(nora, 'PUT', `/me/blocks/${ben.user?.id}`);
  expect((await list(nora)).map(({ text }) => text)).toEqual(['From Nora']);
  expect((await list(ben)).map(({ text }) => text)).toEqual(['From Ben']);
  expect(await list()).toHaveLength(2);
});
