import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ErrorTrace } from '@segno/data/contract';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { asAdmin, asGuest, asListener, asPermitted, viewedBy } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { AppEnv } from './AppEnv.ts';
import { createErrorTrace } from './errorTrace.ts';
import { errorHandler, handleError } from './handleError.ts';
import { notFound } from './Problem.ts';

const root = resolve(import.meta.dirname, '../../../..');
const secret = 'correct-horse-battery';
const env = { SEGNO_SMTP_PASSWORD: secret, PORT: '4300' };

const fail = () => {
  throw new TypeError(`Cannot reach ${secret}`, {
    cause: new RangeError(`A cause with ${secret}\nparams: 5,nora`),
  });
};

const ask = async (
  viewer: Viewer,
  path = '/fail',
  onError = errorHandler(createErrorTrace({ root, env })),
) => {
  const app = new Hono<AppEnv>()
    .onError(onError)
    .use(viewedBy(viewer))
    .get('/fail', fail)
    .get('/missing', () => {
      throw notFound();
    });
  const response = await app.request(path);
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
};

test('ERROR-8 an admin gets the trace of an unexpected error, with the code around each call', async () => {
  const { status, body, headers } = await ask(asAdmin(1));
  expect(status).toBe(500);
  expect(headers.get('cache-control')).toBe('no-store');
  const { exception, trace, totalVendorGroups } = v.parse(ErrorTrace, body);
  expect(exception).toBe('RangeError');
  const [own, vendor] = trace;
  if (!own || !vendor || 'items' in own || !('items' in vendor)) throw new Error('The order is another.');
  expect(own.path).toEqual('apps/server/src/http/errorTrace.test.ts'.split('/'));
  expect(own).toMatchObject({ method: 'fail', flatIndex: 0 });
  expect(own.codeSnippet[own.lineNumber]).toContain('new RangeError');
  expect(vendor.items.every(({ path }) => path[0] === 'node_modules' || path[0]?.startsWith('node:'))).toBe(
    true,
  );
  expect(totalVendorGroups).toBe(trace.filter((one) => 'items' in one).length);
});

test('ERROR-8 a trace contains no values of secret variables and no parameters of statements', async () => {
  const { body } = await ask(asAdmin(1));
  const text = JSON.stringify(body);
  expect(text).not.toContain(secret);
  expect(v.parse(ErrorTrace, body).message).toBe('A cause with [redacted]');
});

test.each([
  ['guest', asGuest],
  ['listener', asListener(1)],
  ['editor without logs', asPermitted(1, 'music.create')],
  ['suspended admin', { ...asAdmin(1), restriction: 'banned' as const }],
])('ERROR-8 a %s gets no trace', async (_, viewer) => {
  const { status, body } = await ask(viewer);
  expect(status).toBe(500);
  expect(body).toEqual({ code: 'internal_error', message: expect.any(String) as string });
});

test('ERROR-8 without debug mode nobody gets a trace, and an expected problem never has one', async () => {
  expect(JSON.stringify((await ask(asAdmin(1), '/fail', handleError)).body)).not.toContain('ignitionTrace');
  expect(JSON.stringify((await ask(asAdmin(1), '/missing')).body)).not.toContain('ignitionTrace');
});

const folder = await mkdtemp(join(tmpdir(), 'segno-trace-'));
afterAll(() => rm(folder, { recursive: true }));

test('ERROR-8 no file outside of the program is read', async () => {
  const file = join(folder, 'outside.ts');
  await writeFile(file, 'const outside = 1;\n');
  const error = new Error('outside');
  error.stack = `Error: outside\n    at run (${file}:1:1)\n    at read (${join(root, 'package.json')}:2:1)`;
  const trace = createErrorTrace({ root, env })(error, asAdmin(1));
  expect(trace?.trace).toEqual([
    { path: ['outside.ts'], lineNumber: 1, method: 'run', codeSnippet: {}, flatIndex: 0 },
    { path: ['package.json'], lineNumber: 2, method: 'read', codeSnippet: {}, flatIndex: 1 },
  ]);
});
