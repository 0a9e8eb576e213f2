import { connectSession, createQueryClient, createStartupStore } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followAppearance } from './followAppearance.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page of version '1' that follows a site of the answered versions. */
function open(answers: { version: string; startup: string }) {
  const send = vi.fn(async (path: string) =>
    path === 'startup'
      ? { ...sampleStartup, appearance_version: answers.startup }
      : { version: answers.version },
  );
  const client = createQueryClient({ http: { send }, isServer: true });
  const store = createStartupStore(sampleStartup);
  connectSession(client, { store, onChange: () => {} });
  followAppearance(client, store);
  const reads = () => send.mock.calls.filter(([path]) => path === 'startup').length;
  return { store, reads };
}

test('APPEARANCE-11 a page reads what was published between its document and its first comparison', async () => {
  const { store, reads } = open({ version: '2', startup: '2' });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get().appearance_version).toBe('2');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(1);
});

test('APPEARANCE-11 a page reads again when the server has answered with the former appearance', async () => {
  const answers = { version: '2', startup: '1' };
  const { store, reads } = open(answers);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads()).toBe(1);
  answers.startup = '2';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(store.get().appearance_version).toBe('2');
  expect(reads()).toBe(2);
});

test('APPEARANCE-11 a page with the published appearance reads nothing else', async () => {
  const { reads } = open({ version: '1', startup: '1' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads()).toBe(0);
});
