import { createHash, randomBytes } from 'node:crypto';
import { hashedPart as part } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { FileHash } from './FileHash.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
/** As `partsHash` of the browser computes it. */
function partsHashOf(bytes: Buffer) {
  const parts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / part)) }, (_, index) =>
    sha256(bytes.subarray(index * part, (index + 1) * part)),
  );
  return sha256(Buffer.concat(parts)).toString('hex');
}

test.each([0, 1, part - 1, part, part + 1, 2 * part, 2 * part + 5])(
  'FILE-9 a file of %i bytes is compared by its parts, in pieces of any size',
  (size) => {
    const bytes = randomBytes(size);
    const read = (piece: number, from = bytes) => {
      const hash = new FileHash(partsHashOf(bytes));
      for (let at = 0; at < size; at += piece) hash.update(from.subarray(at, at + piece));
      return hash.digest();
    };
    for (const piece of [size + 1, 1_000_003]) expect(read(piece)).toBe(sha256(bytes).toString('hex'));
    if (size === 0) return;
    const damaged = Buffer.from(bytes);
    damaged[size - 1] = (damaged[size - 1] ?? 0) ^ 1;
    expect(() => read(1_000_003, damaged)).toThrow('did not arrive as it was sent');
  },
);
