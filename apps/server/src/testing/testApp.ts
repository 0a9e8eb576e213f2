import { createSecretKey } from 'node:crypto';
import { ErrorBody } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createApp, type AppParts } from '../app.ts';
import { Fault } from '../Fault.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { validate } from '../http/validate.ts';
import { createXsrfToken } from '../http/xsrf.ts';
import { createLog } from '../log.ts';
import { asGuest, viewedBy } from './testViewers.ts';

const Note = v.object({
  title: v.pipe(v.string(), v.minLength(1, 'Give it a title.')),
  tags: v.optional(v.array(v.string())),
});

/** Routes of an API, without a database. */
export const testApi = new Hono<AppEnv>()
  .get('/notes/:id', validate('param', v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) })), (c) =>
    c.json({ note: { id: c.req.valid('param').id } }),
  )
  .get('/notes', validate('query', v.object({ order: v.optional(v.picklist(['newest', 'name'])) })), (c) =>
    c.json({ order: c.req.valid('query').order ?? null }),
  )
  .post('/notes', validate('json', Note), (c) => c.json(c.req.valid('json'), 201))
  .put('/notes/:id', (c) => c.json({ put: c.req.param('id') }))
  .delete('/notes/:id', (c) => c.json({ deleted: c.req.param('id') }))
  .post('/notes/:id', (c) => c.json({ posted: c.req.param('id') }))
  .get('/refused', () => {
    throw new Problem({
      status: 409,
      code: 'taken',
      message: 'This name is taken.',
      fields: { name: 'Taken.' },
      action: { label: 'Sign in', action: '/login' },
      headers: { 'retry-after': '9' },
    });
  })
  .get('/broken', () => {
    throw new Fault('the secret of the house');
  })
  .get('/long', (c) => c.json({ text: 'la '.repeat(2000) }));

const web = new Hono<AppEnv>()
  .get('/cached', (c) => c.html('<p>hello</p>', 200, { 'cache-control': 'public, s-maxage=5' }))
  .get('/framed', (c) => c.html('<p>x</p>', 200, { 'content-security-policy': "frame-ancestors 'none'" }))
  .get('/whole', () => new Response('<p>whole</p>', { headers: { 'content-type': 'text/html' } }))
  .get('*', (c) => c.html('<p>page</p>'));

const isWell = () => Promise.resolve(true);

/** The HTTP application with these routes, for guests. */
export const createTestApp = (parts: Partial<AppParts> = {}): Hono<AppEnv> =>
  createApp({
    baseUrl: 'http://localhost:4300',
    database: { isHealthy: isWell, hasFreeSpace: isWell },
    log: createLog('silent', { write: () => undefined }),
    api: testApi,
    web,
    xsrfKey,
    viewer: viewedBy(asGuest),
    ...parts,
  });

export const xsrfKey = createSecretKey(Buffer.from('a key of a test'));
/** The XSRF token of a guest. */
export const signed = createXsrfToken(xsrfKey, '');
export const token = { cookie: `XSRF-TOKEN=${signed}`, 'x-xsrf-token': signed };
export const json = { ...token, 'content-type': 'application/json' };
export const send = (path: string, init: RequestInit = {}, app = createTestApp()) => app.request(path, init);
export const problem = async (answer: Response) => v.parse(ErrorBody, await answer.json());
