import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/ApiError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { createTusMethod } from './tusMethod.ts';
import { toUploadFile } from './UploadFile.ts';

interface Sent {
  method: string;
  headers: Record<string, string>;
  size: number;
  /** Milliseconds since the test began. */
  at: number;
}
type Answer = { status: number; headers?: Record<string, string>; body?: string } | Error;

/** A server that gives its answers one after the other. */
function serverOf(answers: Answer[]) {
  const sent: Sent[] = [];
  const httpStack: HttpStack = {
    getName: () => 'test',
    createRequest(method, url) {
      const headers: Record<string, string> = {};
      const request: HttpRequest = {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void (headers[name.toLowerCase()] = value),
        getHeader: (name) => headers[name.toLowerCase()],
        setProgressHandler: () => undefined,
        send(body: Blob | null = null) {
          sent.push({ method, headers, size: body?.size ?? 0, at: Date.now() });
          const answer = answers.shift() ?? new Error('There is no answer left.');
          if (answer instanceof Error) return Promise.reject(answer);
          const response: HttpResponse = {
            getStatus: () => answer.status,
            getHeader: (name) => answer.headers?.[name.toLowerCase()],
            getBody: () => answer.body ?? '',
            getUnderlyingObject: () => null,
          };
          return Promise.resolve(response);
        },
        abort: () => Promise.resolve(),
        getUnderlyingObject: () => null,
      };
      return request;
    },
  };
  return { sent, httpStack };
}

const bytes = new Blob([new Uint8Array(6_000_000)], { type: 'audio/mpeg' });
const file = toUploadFile(Object.assign(bytes, { name: 'Tide.mp3', lastModified: 5 }));
const created: Answer = { status: 201, headers: { location: '/api/v1/tus/upload/k' } };
const stored = (offset: number): Answer => ({ status: 204, headers: { 'upload-offset': String(offset) } });
const head = (offset: number): Answer => ({
  status: 200,
  headers: { 'upload-offset': String(offset), 'upload-length': '6000000' },
});
const cut = new Error('The connection was lost.');
const entry = {
  id: 1,
  name: 'Tide.mp3',
  file_size: 6_000_000,
  mime: 'audio/mpeg',
  extension: 'mp3',
  disk: 'uploads',
  path: 'aa/k',
  url: '/media/files/1',
  hash: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

function upload(
  answers: Answer[],
  entries: HttpClient['send'] = () => Promise.resolve({ fileEntry: entry }),
) {
  const { sent, httpStack } = serverOf(answers);
  const result = createTusMethod({ httpStack })(file, {
    http: { send: entries } as HttpClient,
    settings: { chunkSize: 4_000_000, disableTus: false, isDirect: false },
    metadata: { disk: 'uploads', clientName: 'Tide ü.mp3', parentId: null },
    signal: new AbortController().signal,
    isForGood: () => false,
    hash: () => Promise.resolve('ab'.repeat(32)),
    onProgress: () => undefined,
  });
  // It is awaited below, after the clock has moved.
  result.catch(() => undefined);
  return { sent, result };
}

// The method loads it, which takes real time.
beforeAll(() => import('tus-js-client'));
const realTimeout = globalThis.setTimeout;
/** Lets the time of all repetitions pass. Parts of a file are read in real time, in which the clock stands. */
async function settled<T>(result: Promise<T>): Promise<T> {
  let isDone = false;
  const end = () => void (isDone = true);
  result.then(end, end);
  while (!isDone) {
    await new Promise((resolve) => realTimeout(resolve, 5));
    if (!isDone) await vi.advanceTimersToNextTimerAsync();
  }
  return result;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=secret; path=/';
});
afterEach(() => {
  vi.useRealTimers();
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0';
});

test('UPLOAD-6 parts are POSTs with the override, the token and the metadata; what is done is forgotten', async () => {
  const { sent, result } = upload([created, stored(4_000_000), stored(6_000_000)]);
  expect(await settled(result)).toMatchObject({ id: 1 });
  expect(sent.map(({ method, size }) => [method, size])).toEqual([
    ['POST', 0],
    ['POST', 4_000_000],
    ['POST', 2_000_000],
  ]);
  expect(sent[0]?.headers).toMatchObject({
    'x-xsrf-token': 'secret',
    'upload-length': '6000000',
    'upload-metadata': `disk ${btoa('uploads')},clientName ${btoa('Tide \u00C3\u00BC.mp3')}`,
  });
  expect(sent[2]?.headers).toMatchObject({
    'x-http-method-override': 'PATCH',
    'x-xsrf-token': 'secret',
    'upload-offset': '4000000',
  });
  expect(localStorage).toHaveLength(0);
});

test('UPLOAD-6 a lost connection is tried again after 0, 3, 5, 10 and 20 s, and goes on where the file is', async () => {
  const lost = Array.from({ length: 5 }, () => cut);
  const { sent, result } = upload([
    created,
    cut,
    ...lost.slice(1),
    head(1_000_000),
    stored(5_000_000),
    stored(6_000_000),
  ]);
  expect(await settled(result)).toMatchObject({ id: 1 });
  const times = sent.filter(({ method }) => method === 'HEAD').map(({ at }) => at / 1000);
  expect(times.map((time, index) => time - (times[index - 1] ?? 0))).toEqual([0, 3, 5, 10, 20]);
  expect(sent.at(-2)?.headers['upload-offset']).toBe('1000000');
});

test.each([
  [423, 6, 'upload is currently locked'],
  [409, 6, 'The upload continues at another place.'],
  [401, 1, 'Log in to do this.'],
  [422, 1, 'This file type is not allowed'],
])('UPLOAD-6 after %i a part is sent %i times at most', async (status, times, message) => {
  const refused: Answer = { status, body: JSON.stringify({ message, code: 'refused' }) };
  const answers = Array.from({ length: times - 1 }, () => [head(0), refused]).flat();
  const { sent, result } = upload([created, refused, ...answers]);
  await expect(settled(result)).rejects.toThrow(message);
  expect(sent.filter(({ size }) => size > 0)).toHaveLength(times);
});

test('UPLOAD-6 a later page goes on with the file; nothing is sent again while the entry is missing', async () => {
  const first = upload([created, stored(4_000_000), { status: 401, body: '{}' }]);
  await expect(settled(first.result)).rejects.toBeInstanceOf(ApiError);
  const second = upload([head(4_000_000), stored(6_000_000)], () =>
    Promise.reject(new ApiError({ message: 'Network error', code: 'network_error' })),
  );
  await expect(settled(second.result)).rejects.toThrow('Network error');
  expect(second.sent.map(({ method, size }) => [method, size])).toEqual([
    ['HEAD', 0],
    ['POST', 2_000_000],
  ]);
  const third = upload([head(6_000_000)]);
  expect(await settled(third.result)).toMatchObject({ id: 1 });
  expect(third.sent.map(({ method, size }) => [method, size])).toEqual([['HEAD', 0]]);
  expect(localStorage).toHaveLength(0);
});
