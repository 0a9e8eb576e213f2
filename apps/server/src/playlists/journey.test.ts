import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { TestBrowser } from '../testing/testBrowser.ts';
import { insertDefaultRoles } from '../roles/store.ts';
import { settings } from '../settings/table.ts';
import { users } from '../users/table.ts';
import { storedMails } from '../testing/storedMails.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const expectDone = async (answer: ReturnType<TestBrowser['send']>, status = 200) => {
  const { body, ...rest } = await answer;
  expect(rest.status, JSON.stringify(body)).toBe(status);
  return body;
};

test('two new people edit one playlist at once; the suspended one cannot change it any more', async () => {
  const { db } = database;
  await insertDefaultRoles(db);
  await db.insert(settings).values({ key: 'require_email_confirmation', value: true, is_public: true });
  const sample = sampleCatalogue(db);
  const album = await sample.album('Harbour');
  const ids = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
    ids.push((await sample.track(name, { album_id: album.id })).id);
  const app = createTestServer(database);

  const join = async (email: string) => {
    const browser = await TestBrowser.open(app);
    const password = 'correct horse';
    await expectDone(browser.post('/auth/register', { email, password, password_confirmation: password }));
    await expectDone(browser.post('/api/v1/playlists', { name: 'Early' }), 403);
    const mail = (await storedMails(db)).find(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    await expectDone(browser.post('/api/v1/validate-email-verification-otp', { code }));
    return browser;
  };
  const namesFor = async (browser: TestBrowser) => {
    const { pagination } = (await expectDone(browser.send('GET', '/api/v1/playlists/1/tracks'))) as {
      pagination: { data: { id: number; track: { name: string } }[] };
    };
    return pagination.data.map(({ track }) => track.name);
  };

  const nora = await join('nora@segno.example');
  const tracks = '/api/v1/playlists/1/tracks';
  const createdFrom = { name: 'Evening', track_ids: ids.slice(0, 3) };
  await expectDone(nora.post('/api/v1/playlists', createdFrom), 201);
  const added = await expectDone(nora.post(tracks, { track_ids: [ids[3]] }));
  const [last] = added.ids as number[];
  await expectDone(nora.post(`${tracks}/move`, { ids: [last], before: 1 }));
  expect(await namesFor(nora)).toEqual(['Four', 'One', 'Two', 'Three']);
  const removed = await expectDone(nora.post(`${tracks}/remove`, { ids: [1, 2] }));
  expect(await namesFor(nora)).toEqual(['Four', 'Three']);
  await expectDone(nora.post(`${tracks}/restore`, { removal_id: removed.removal_id }));
  expect(await namesFor(nora)).toEqual(['Four', 'One', 'Two', 'Three']);

  const ben = await join('ben@segno.example');
  await expectDone(ben.send('GET', '/api/v1/playlists/1'), 404);
  const { collaboration } = (await expectDone(nora.post('/api/v1/playlists/1/collaboration/link', {}))) as {
    collaboration: { link: { path: string } };
  };
  await expectDone(ben.send('GET', '/api/v1/playlists/1'), 404);
  const token = collaboration.link.path.split('/').at(-1) ?? '';
  await expectDone(ben.post(`/api/v1/playlist-invites/${token}`, {}));
  await Promise.all([
    expectDone(nora.post(`${tracks}/move`, { ids: [1], before: null })),
    expectDone(ben.post(tracks, { track_ids: [ids[4]] })),
    expectDone(ben.post(`${tracks}/remove`, { ids: [last] })),
  ]);
  const agreed = await namesFor(ben);
  expect(agreed.toSorted()).toEqual(['Five', 'One', 'Three', 'Two']);
  expect(await namesFor(nora)).toEqual(agreed);

  await db.update(users).set({ banned_at: new Date() }).where(eq(users.email, 'nora@segno.example'));
  for (const [method, path, body] of [
    ['GET', '/api/v1/playlists/1', undefined],
    ['PUT', '/api/v1/playlists/1', { name: 'Mine' }],
    ['POST', `${tracks}/remove`, { ids: [2] }],
    ['DELETE', '/api/v1/playlists/1', undefined],
  ] as const) {
    const refused = await expectDone(nora.send(method, path, body), 403);
    expect(refused.code).toBe('account_suspended');
  }
  const startup = await expectDone(nora.send('GET', '/api/v1/startup'));
  expect(startup.user).toMatchObject({ banned_at: expect.any(String) as string });
  expect(await namesFor(ben)).toEqual(agreed);
});
