import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asGuest, viewedBy } from '../testing/testViewers.ts';
import type { AppEnv } from './AppEnv.ts';
import { Hono } from 'hono';
import { responds, respondsRaw } from './responds.ts';
import { createRouter, toHono } from './router.ts';
import { anyone } from './rules.ts';

const Count = v.object({ count: v.number() });

test('a response is the declared one, or the route is a type error', async () => {
  const routes = createRouter()
    .get('/count', anyone, responds(Count), (c) => c.json({ count: 1 }))
    .post('/count', anyone, responds(Count, 201), (c) => c.json({ count: 1 }, 201))
    .get('/text', anyone, respondsRaw(v.string()), (c) => c.text('one'))
    // @ts-expect-error another type of a field
    .get('/wrong', anyone, responds(Count), (c) => c.json({ count: '1' }))
    // @ts-expect-error a field that is not declared
    .get('/more', anyone, responds(Count), (c) => c.json({ count: 1, total: 2 }))
    // @ts-expect-error another status
    .post('/status', anyone, responds(Count, 201), (c) => c.json({ count: 1 }))
    // @ts-expect-error no rule
    .get('/rule', responds(Count), () => new Response());
  const app = new Hono<AppEnv>().use(viewedBy(asGuest)).route('/', toHono(routes));
  const statuses = await Promise.all(
    ['GET', 'POST'].map(async (method) => (await app.request('/count', { method })).status),
  );
  expect(statuses).toEqual([200, 201]);
});
