import { afterEach, expect, test, vi } from 'vitest';
import { probeSound } from './probeSound.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [200, 'track'],
  [206, 'track'],
  [404, 'missing'],
  [410, 'missing'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [429, 'connection'],
  [503, 'connection'],
])(
  'PLAYER-7 PLAYER-8 a sound that is answered %i is held or skipped for the reason "%s"',
  async (status, reason) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    expect(await probeSound('/media/audio/1.mp3')).toBe(reason);
  },
);

test('PLAYER-8 a sound without an answer is held', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await probeSound('/media/audio/1.mp3')).toBe('connection');
});

test('PLAYER-8 a server that answers nothing is not waited for longer than ten seconds', async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    expect(after).toBe(10_000);
    return timeout.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')));
      }),
  );
  const trouble = probeSound('/media/audio/1.mp3');
  timeout.abort();
  expect(await trouble).toBe('connection');
});
