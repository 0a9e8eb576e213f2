import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { refusals } from './refusals.ts';

const big = new File([], 'big.png', { type: 'image/png' });

test.each([
  ['2,000,000 bytes', 2_000_000, '2 MB'],
  ['5 mebibytes', 5 * 1024 ** 2, '5 MB'],
  ['1.5 mebibytes', 1.5 * 1024 ** 2, '1.6 MB'],
])('a limit of %s', (_name, maxSize, size) => {
  const [sentence] = refusals([{ file: big, reason: 'size' }], maxSize, messages, 'en-US');
  expect(sentence?.replaceAll('\u00a0', ' ')).toBe(`“big.png” is larger than ${size}.`);
});
