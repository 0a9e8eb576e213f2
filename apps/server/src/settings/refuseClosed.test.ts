import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { handleError } from '../http/handleError.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { asAdmin, asGuest, asListener, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { refuseClosed } from './refuseClosed.ts';
import { writeSettings } from './store.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

/** The status and message of a request. */
async function ask(viewer: Viewer, method = 'GET', path = '/api/v1/albums') {
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(viewedBy(viewer), refuseClosed(database.db, 0))
    .all('*', (c) => c.json({ message: 'served' }));
  const response = await app.request(path, { method });
  return [response.status, ((await response.json()) as { message: string }).message];
}

test('ADMIN-8 during the maintenance only people who may open the administration are served', async () => {
  expect(await ask(asGuest)).toEqual([200, 'served']);
  await writeSettings(database.db, { 'maintenance.enable': true, 'maintenance.message': 'Back at noon.' });
  expect(await ask(asGuest)).toEqual([503, 'Back at noon.']);
  expect(await ask(asListener(1))).toEqual([503, 'Back at noon.']);
  expect(await ask(asAdmin(2), 'POST')).toEqual([200, 'served']);
  expect(await ask(asGuest, 'GET', '/api/v1/startup')).toEqual([200, 'served']);
});

test('ADMIN-8 a read-only site refuses the changes of others', async () => {
  await writeSettings(database.db, { 'maintenance.read_only': true });
  expect(await ask(asListener(1))).toEqual([200, 'served']);
  expect((await ask(asListener(1), 'POST'))[0]).toBe(403);
  expect(await ask(asAdmin(2), 'DELETE')).toEqual([200, 'served']);
});
