import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileEntry } from '../files/contract.ts';
import { ApiError } from '../http/ApiError.ts';
import type { HttpClient } from '../http/HttpClient.ts';
import { chooseMethod, partSizeOf } from './chooseMethod.ts';
import { createUploadQueue, type UploadItem, warnBeforeLeaving } from './createUploadQueue.ts';
import { createMultipartMethod } from './multipartMethod.ts';
import { toUploadFile } from './UploadFile.ts';
import type { MethodContext, UploadMethod } from './UploadMethod.ts';

const megabyte = 1024 * 1024;
const entry = { id: 1, name: 'a.mp3' } as FileEntry;

/** A file of a size, without the bytes. */
const fileOf = (name: string, size = 10, type = 'audio/mpeg') => {
  const file = Object.assign(new Blob([], { type }), { name, lastModified: 5 });
  return Object.defineProperty(file, 'size', { value: size });
};

interface Call {
  name: string;
  context: MethodContext;
  finish: () => void;
  fail: (error: Error) => void;
}

/** A queue whose uploads end when a test says so. */
function openQueue({ isDirect = false, prepare = undefined as (() => Promise<void>) | undefined } = {}) {
  const calls: Call[] = [];
  const method: UploadMethod = (file, context) =>
    new Promise((resolve, reject) => {
      context.signal.addEventListener('abort', () => reject(context.signal.reason as Error));
      calls.push({ name: file.name, context, finish: () => resolve(entry), fail: reject });
    });
  const queue = createUploadQueue({
    http: {} as HttpClient,
    settings: () => ({ chunkSize: 5 * megabyte, disableTus: false, isDirect }),
    prepare,
    methods: { plain: method, tus: method, s3: method, multipart: method },
  });
  const states = () => queue.get().map(({ status }) => status);
  return { queue, calls, states };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('UPLOAD-1 three uploads run at once; the next starts when one ends', async () => {
  const { queue, calls, states } = openQueue();
  const completed: UploadItem[] = [];
  queue.add(
    ['a', 'b', 'c', 'd'].map((name) => fileOf(name)),
    {
      onComplete: (_, item) => completed.push(item),
    },
  );
  expect(states()).toEqual(['inProgress', 'inProgress', 'inProgress', 'pending']);
  calls[1]?.finish();
  await settle();
  expect(states()).toEqual(['inProgress', 'completed', 'inProgress', 'inProgress']);
  expect(completed).toMatchObject([{ entry, status: 'completed' }]);
  expect(queue.isActive()).toBe(true);
});

test.each([
  ['a file of a folder', false, { file: fileOf('b'), path: 'Album/b.mp3' }],
  ['a file larger than a part', false, fileOf('b', 6 * megabyte)],
  ['a file that goes to the store', true, fileOf('b')],
])('UPLOAD-1 %s is uploaded alone', async (_, isDirect, alone) => {
  const { queue, calls, states } = openQueue({ isDirect });
  queue.add([alone, fileOf('c'), fileOf('d')]);
  expect(states()).toEqual(['inProgress', 'pending', 'pending']);
  calls[0]?.finish();
  await settle();
  expect(states().filter((state) => state === 'inProgress')).toHaveLength(isDirect ? 1 : 2);
});

test('UPLOAD-2 an upload without progress for 30 s has failed, and can be retried', async () => {
  const { queue, calls } = openQueue();
  const [id = ''] = queue.add([fileOf('a')]);
  await vi.advanceTimersByTimeAsync(29_000);
  calls[0]?.context.onProgress(5);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(queue.get()[0]).toMatchObject({ status: 'inProgress', bytes: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.get()[0]).toMatchObject({ status: 'failed', error: { message: 'Upload timed out' } });
  queue.retry(id);
  calls[1]?.finish();
  await settle();
  expect(queue.get()[0]).toMatchObject({ status: 'completed', error: null });
});

test('UPLOAD-2 a failure has the message of the server; pause, resume and abort', async () => {
  const { queue, calls, states } = openQueue();
  const [first = '', second = ''] = queue.add([fileOf('a'), fileOf('b')]);
  calls[0]?.fail(new ApiError({ status: 401, code: 'unauthenticated', message: 'Log in to do this.' }));
  queue.pause(second);
  await settle();
  expect(queue.get()[0]?.error).toEqual({ code: 'failed', message: 'Log in to do this.' });
  expect(queue.get()[1]).toMatchObject({ status: 'pending', isPaused: true });
  expect(calls[1]?.context.isForGood()).toBe(false);
  queue.resume(second);
  expect(states()).toEqual(['failed', 'inProgress']);
  queue.abort(second);
  expect(calls[2]?.context.isForGood()).toBe(true);
  await settle();
  expect(states()).toEqual(['failed', 'aborted']);
  queue.retry(first);
  expect(states()).toEqual(['inProgress', 'aborted']);
  queue.clear();
  expect(states()).toEqual(['inProgress']);
  // One that has not started leaves the list.
  const more = queue.add([fileOf('c'), fileOf('d'), fileOf('e')]);
  queue.abort(more[2] ?? '');
  expect(states()).toEqual(['inProgress', 'inProgress', 'inProgress']);
});

test('UPLOAD-7 the page asks before it is left while an upload is under way', async () => {
  const { queue, calls } = openQueue();
  const page = new EventTarget();
  warnBeforeLeaving(queue, page as unknown as Window);
  const isAsking = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsking()).toBe(false);
  queue.add([fileOf('a'), fileOf('b')]);
  expect(isAsking()).toBe(true);
  calls[0]?.finish();
  await settle();
  expect(isAsking()).toBe(true);
  calls[1]?.fail(new Error('No'));
  await settle();
  expect(isAsking()).toBe(false);
});

test('UPLOAD-3 files that are not allowed are refused with the exact messages, and .DS_Store is ignored', () => {
  const { queue } = openQueue();
  const restrictions = { maxSize: 2 * megabyte, allowedTypes: ['audio/*', '.lrc'], blockedTypes: ['wma'] };
  queue.add(
    [
      fileOf('.DS_Store'),
      fileOf('a.mp3', 3 * megabyte),
      fileOf('b.png', 5, 'image/png'),
      fileOf('c.wma', 5, 'audio/x-ms-wma'),
      fileOf('d.LRC', 5, ''),
    ],
    { restrictions },
  );
  expect(queue.get().map(({ error }) => error?.message ?? null)).toEqual([
    'file exceeds maximum allowed size of 2 MB',
    'This file type is not allowed',
    'This file type is not allowed',
    null,
  ]);
});

test('UPLOAD-4 the method follows from the size and the place of the files', () => {
  const choose = (size: number, isDirect = false, disableTus = false) =>
    chooseMethod({ size }, { isDirect, disableTus });
  expect(choose(4 * megabyte - 1)).toBe('plain');
  expect(choose(4 * megabyte)).toBe('tus');
  expect(choose(4 * megabyte, false, true)).toBe('plain');
  expect(choose(100 * megabyte - 1, true)).toBe('s3');
  expect(choose(100 * megabyte, true)).toBe('multipart');
});

test('UPLOAD-5 a part has at least 20 MB, and there are at most 10,000', () => {
  expect(partSizeOf(100 * megabyte)).toBe(20 * megabyte);
  const large = 1024 ** 4;
  expect(partSizeOf(large)).toBe(Math.ceil(large / 10_000));
  expect(Math.ceil(large / partSizeOf(large))).toBeLessThanOrEqual(10_000);
});

/** The server and the store of an upload in parts, for a file with so many parts. */
function fakeStore(count: number, stored: number[] = []) {
  const posts: { step: string; body: Record<string, unknown> }[] = [];
  const uploadOf = { key: 'uploads/ab/cd', uploadId: 'u1' };
  const size = 20 * megabyte;
  const http: HttpClient = {
    send: (path, { body = {} } = {}) => {
      const step = path.replace('s3/multipart/', '');
      posts.push({ step, body: body as Record<string, unknown> });
      const answers: Record<string, unknown> = {
        create: uploadOf,
        'get-uploaded-parts': {
          parts: stored.map((PartNumber) => ({ PartNumber, ETag: `t${PartNumber}`, Size: size })),
        },
        'batch-sign-part-urls': {
          urls: ((body as { partNumbers?: number[] }).partNumbers ?? []).map((partNumber) => ({
            url: `store/${partNumber}`,
            partNumber,
          })),
        },
        's3/entries': {
          fileEntry: {
            id: 1,
            name: 'a.wav',
            file_size: 1,
            mime: 'audio/wav',
            extension: 'wav',
            disk: 'uploads',
            path: 'x',
            url: 'y',
            hash: null,
            created_at: '2026-01-01T00:00:00.000Z',
            updated_at: '2026-01-01T00:00:00.000Z',
          },
        },
      };
      return Promise.resolve(answers[step] ?? {});
    },
  };
  const kept = new Map<string, string>();
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const file = toUploadFile(fileOf('a.wav', count * size, 'audio/wav'));
  const onProgress = vi.fn();
  const context: MethodContext = {
    http,
    settings: { chunkSize: size, disableTus: false, isDirect: true },
    metadata: {},
    signal: new AbortController().signal,
    isForGood: () => false,
    hash: () => Promise.resolve(null),
    onProgress,
  };
  return { posts, memory, kept, file, context, onProgress };
}

test('UPLOAD-5 ten parts are signed by a request, five are sent at once, and each has three repetitions', async () => {
  const { posts, memory, kept, file, context, onProgress } = fakeStore(23);
  let sending = 0;
  let most = 0;
  const failures = new Map([['store/7', 3]]);
  const method = createMultipartMethod({
    memory,
    send: async (url) => {
      most = Math.max(most, (sending += 1));
      await Promise.resolve();
      sending -= 1;
      const left = failures.get(url) ?? 0;
      failures.set(url, left - 1);
      if (left > 0) throw new ApiError({ message: 'Network error', code: 'network_error' });
      return `"${url}"`;
    },
  });
  await method(file, context);
  const signed = posts.filter(({ step }) => step === 'batch-sign-part-urls');
  expect(signed.map(({ body }) => (body.partNumbers as number[]).length)).toEqual([10, 10, 3]);
  expect(most).toBe(5);
  const complete = posts.find(({ step }) => step === 'complete')?.body.parts as { PartNumber: number }[];
  expect(complete.map(({ PartNumber }) => PartNumber)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
  expect(onProgress).toHaveBeenLastCalledWith(file.size);
  expect(kept.size).toBe(0);
});

test('UPLOAD-5 a part that fails a fourth time ends the upload; later only missing parts are sent', async () => {
  const first = fakeStore(3);
  const send = vi.fn((url: string) =>
    url === 'store/2'
      ? Promise.reject(new ApiError({ message: 'Network error', code: 'network_error' }))
      : Promise.resolve('t'),
  );
  await expect(
    createMultipartMethod({ memory: first.memory, send })(first.file, first.context),
  ).rejects.toThrow('Network error');
  expect(send.mock.calls.filter(([url]) => url === 'store/2')).toHaveLength(4);
  const again = fakeStore(3, [1, 3]);
  const sent: string[] = [];
  await createMultipartMethod({
    memory: first.memory,
    send: (url) => {
      sent.push(url);
      return Promise.resolve('t2');
    },
  })(again.file, again.context);
  expect(sent).toEqual(['store/2']);
  expect(again.posts.map(({ step }) => step)).not.toContain('create');
  expect(again.posts.find(({ step }) => step === 'complete')?.body.parts).toEqual([
    { PartNumber: 1, ETag: 't1' },
    { PartNumber: 2, ETag: 't2' },
    { PartNumber: 3, ETag: 't3' },
  ]);
});

test('HUMAN-1 a file is sent after the check that the site asks for, and fails without it', async () => {
  let pass = () => {};
  const { calls, queue } = openQueue({ prepare: () => new Promise((resolve) => (pass = resolve)) });
  queue.add([fileOf('a.mp3')]);
  await settle();
  expect(calls).toEqual([]);
  pass();
  await settle();
  expect(calls.map(({ name }) => name)).toEqual(['a.mp3']);
  const refused = openQueue({ prepare: () => Promise.reject(new Error('Could not verify you are human.')) });
  refused.queue.add([fileOf('b.mp3')]);
  await settle();
  expect(refused.states()).toEqual(['failed']);
});
