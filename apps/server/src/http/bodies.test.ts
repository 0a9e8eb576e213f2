import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { limitBodies, takesBytes, takesFile } from './bodies.ts';
import { handleError } from './handleError.ts';
import { Problem } from './Problem.ts';

const bytes = 'application/octet-stream';
const api = new Hono<AppEnv>()
  .post('/records', async (c) => c.json({ size: (await c.req.text()).length }))
  .post('/records/:id/file', takesFile('file', { largest: 3_000_000 }), async (c) => {
    const { file } = await c.req.parseBody();
    return c.json({ size: file instanceof File ? file.size : 0 });
  })
  .patch('/uploads/:id', takesBytes(bytes, { largest: 2_000_000 }), async (c) =>
    c.json({ size: (await c.req.arrayBuffer()).byteLength }),
  );
const app = new Hono<AppEnv>()
  .onError(handleError)
  .use((c, next) => (c.set('log', { error: vi.fn(), warn: vi.fn() } as never), next()))
  .use(limitBodies('/api', api))
  .route('/api', api);

const send = async (
  method: string,
  path: string,
  body: string | FormData | Uint8Array<ArrayBuffer>,
  type?: string,
) => {
  const headers = type ? { 'content-type': type } : undefined;
  const response = await app.request(path, { method, body, ...(headers && { headers }) });
  return [response.status, ((await response.json()) as { size?: number }).size];
};
const form = (size: number) => {
  const data = new FormData();
  data.set('file', new File([new Uint8Array(size)], 'a.bin'));
  return data;
};

test('a body has at most 1 MB unless its route takes a larger one', async () => {
  expect(await send('POST', '/api/records', 'x'.repeat(1_000_000))).toEqual([200, 1_000_000]);
  expect(await send('POST', '/api/records', 'x'.repeat(1_100_000))).toEqual([413, undefined]);
  expect(await send('POST', '/api/records/7/file', form(2_500_000))).toEqual([200, 2_500_000]);
  expect(await send('POST', '/api/records/7/file', form(3_100_000))).toEqual([413, undefined]);
  expect(await send('PATCH', '/api/uploads/7', new Uint8Array(1_900_000), bytes)).toEqual([200, 1_900_000]);
  expect(await send('PATCH', '/api/uploads/7', new Uint8Array(2_100_000), bytes)).toEqual([413, undefined]);
});

test('a larger body of another type, method or address is limited as any other', async () => {
  const large = 'x'.repeat(1_100_000);
  expect(await send('POST', '/api/records/7/file', large)).toEqual([413, undefined]);
  expect(await send('POST', '/api/records/7/8/file', form(1_100_000))).toEqual([413, undefined]);
  expect(await send('POST', '/api/uploads/7', large, bytes)).toEqual([413, undefined]);
  expect(await send('PATCH', '/api/uploads/7', 'x', 'text/plain')).toEqual([415, undefined]);
});

test('LOAD-1 a form without a stated length is not read before its route reads it', async () => {
  const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waits, resolve: isWaiting } = Promise.withResolvers<void>();
  const waiting = new Hono<AppEnv>()
    .onError(handleError)
    .post('/file', takesFile('file', { largest: 3_000_000 }), async (c) => {
      isWaiting();
      await turn;
      const { file } = await c.req.parseBody();
      return c.json({ size: file instanceof File ? file.size : 0 });
    });
  const sent = new Response(form(2_500_000));
  const bytes = new Uint8Array(await sent.clone().arrayBuffer());
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(taken, (taken += 50_000)));
    },
  });
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const answer = waiting.request('/file', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  await waits;
  expect(taken).toBeLessThan(300_000);
  begin();
  expect(await (await answer).json()).toEqual({ size: 2_500_000 });
});

test('LOAD-4 a body without a stated length costs as much as one with', async () => {
  const charge = vi.fn<(cost: number) => void>();
  const charged = new Hono<AppEnv>()
    .onError(handleError)
    .use((c, next) => (c.set('charge', charge), next()))
    .use(limitBodies('/api', api))
    .route('/api', api);
  const post = (body: ReadableStream) =>
    charged.request('/api/records', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const stream = (size: number) => new Blob(['x'.repeat(size)]).stream();
  expect(await (await post(stream(500_000))).json()).toEqual({ size: 500_000 });
  expect(charge.mock.calls.reduce((sum, [cost]) => sum + cost, 0)).toBe(Math.floor(500_000 / 1024));
  expect((await post(stream(1_100_000))).status).toBe(413);
  charge.mockImplementation(() => {
    throw new Problem({ status: 429, code: 'too_many_requests', message: 'Wait.' });
  });
  expect((await post(stream(500_000))).status).toBe(429);
});
