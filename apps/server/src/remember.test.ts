import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('SETTING-4 a remembered value is read again after its lifetime, or once the version is another', async () => {
  let version = 0;
  const read = vi.fn(async () => read.mock.calls.length);
  const value = remember(60_000, read, () => version);
  expect([await value(), await value()]).toEqual([1, 1]);
  version = 1;
  expect([await value(), await value()]).toEqual([2, 2]);
  const short = remember(-1, read);
  expect([await short(), await short()]).toEqual([3, 4]);
});
