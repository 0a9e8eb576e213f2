import { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { asGuest, viewedBy } from '../testing/testViewers.ts';
import { startupRoutes } from './routes.ts';
import { buildStartup } from './startup.ts';
import { toHono } from '../http/router.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('STARTUP-2 the startup object has its own address, matches the contract, and has no user for a guest', async () => {
  const routesOfStartup = startupRoutes(({ headers }) =>
    buildStartup(database.db, { baseUrl: 'http://segno.example', headers, viewer: asGuest }),
  );
  const routes = new Hono<AppEnv>().use(viewedBy(asGuest)).route('/', toHono(routesOfStartup));
  const answer = await routes.request('/', { headers: { 'user-agent': 'iPhone' } });
  expect(answer.status).toBe(200);
  const startup = v.parse(Startup, await answer.json());
  expect(startup).toMatchObject({ user: null, base_url: 'http://segno.example', is_mobile_device: true });
});
