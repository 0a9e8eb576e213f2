import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashedPart } from './hashedPart.ts';
import { partsHash } from './partsHash.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

test.each([
  [0, 1],
  [hashedPart, 1],
  [2 * hashedPart + 5, 3],
])('FILE-9 the hash of %i bytes is that of the digests of %i parts', async (size, count) => {
  const bytes = randomBytes(size);
  const parts = Array.from({ length: count }, (_, index) =>
    sha256(bytes.subarray(index * hashedPart, (index + 1) * hashedPart)),
  );
  let read = 0;
  const hash = await partsHash(new Blob([bytes]), () => (read += 1));
  expect(hash).toBe(sha256(Buffer.concat(parts)).toString('hex'));
  expect(read).toBe(count);
});
