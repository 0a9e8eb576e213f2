import { heardForPlay, HistoryList, MemberHome, LibraryTrackList } from '@segno/data/contract';
import { demoCatalogue } from '@segno/demo';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { artistManagers } from '../../artists/table.ts';
import { insightDays } from '../../insights/table.ts';
import { trackLikes } from '../../likes/table.ts';
import { plays, userTrackPlays } from '../../plays/table.ts';
import { rollUpWaiting } from '../../plays/rollUpPlays.ts';
import { insertDefaultRoles } from '../../roles/store.ts';
import { openTestCatalogue } from '../../testing/testCatalogue.ts';
import { asListener } from '../../testing/testViewers.ts';
import { tracks } from '../../tracks/table.ts';
import { users } from '../../users/table.ts';
import { insertDemoAccounts } from '../accounts.ts';
import { seedDemo } from '../seed.ts';
import { demoPlays, playDays } from './demoPlays.ts';

test('the plays of the demo are always the same, lie in the past, and each of them counts', () => {
  const now = new Date('2026-03-04T15:00:00Z');
  const demo = demoCatalogue();
  const made = demoPlays(demo, now);
  expect(demoPlays(demo, now)).toEqual(made);
  expect(made.length).toBeGreaterThan(3000);
  expect(made.length).toBeLessThan(6000);
  const durations = new Map(demo.tracks.map(({ number, duration }) => [number, duration]));
  const oldest = now.getTime() - playDays * 86_400_000;
  for (const { at, heard, track } of made) {
    expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
    expect(at.getTime()).toBeGreaterThan(oldest);
    expect(heard).toBeGreaterThanOrEqual(heardForPlay(durations.get(track) ?? Infinity));
  }
  // Each of the last days has plays of a member, so that no history has long gaps.
  const days = new Set(
    made.filter(({ person }) => person === 'listener').map(({ at }) => at.toISOString().slice(0, 10)),
  );
  expect(days.size).toBeGreaterThan(playDays / 2);
});

const catalogue = openTestCatalogue();

test('the listener of the demo has a library, a history and a home page, and the artist has insights', async () => {
  const { db } = catalogue;
  await insertDefaultRoles(db);
  await seedDemo(db, { info: () => undefined });
  const [before] = await db.select({ likes: sql<number>`sum(likes_count)::integer` }).from(tracks);
  await insertDemoAccounts(db, { password: null }, () => undefined);
  const idOf = async (email: string) =>
    (await db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? 0;
  const listener = asListener(await idOf('listener@demo.segno'));

  const liked = await catalogue.get('/me/library/tracks?outline=1', LibraryTrackList, listener);
  expect(liked.pagination.total).toBeGreaterThan(30);
  const history = await catalogue.get('/me/history', HistoryList, listener);
  expect(new Set(history.pagination.data.map(({ day }) => day)).size).toBeGreaterThan(1);
  // The likes are in the counts.
  const [after] = await db.select({ likes: sql<number>`sum(likes_count)::integer` }).from(tracks);
  expect((after?.likes ?? 0) - (before?.likes ?? 0)).toBe(await db.$count(trackLikes));

  expect(await rollUpWaiting(db)).toBe(await db.$count(plays));
  const home = await catalogue.get('/me/home', MemberHome, listener);
  expect(home.sections.map(({ kind }) => kind)).toEqual([
    'jump_back_in',
    'own_playlists',
    'followed_releases',
    'because_you_played',
  ]);
  const own = home.sections.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'playlist' ? [item.playlist] : [])),
  );
  expect(own.find(({ is_smart }) => is_smart)?.image?.src).toMatch(/mosaic-/);
  const [managed] = await db
    .select()
    .from(artistManagers)
    .where(eq(artistManagers.user_id, await idOf('artist@demo.segno')));
  const days = await db
    .select({ day: insightDays.day })
    .from(insightDays)
    .where(sql`kind = 'artist' and subject_id = ${managed?.artist_id ?? 0}`);
  expect(days.length).toBeGreaterThan(20);
  expect(await db.$count(userTrackPlays, eq(userTrackPlays.user_id, listener.user?.id ?? 0))).toBeGreaterThan(
    50,
  );
});
