import { createHash, type Hash } from 'node:crypto';
import { hashedPart } from '@segno/data/contract';
import { Problem } from '../http/Problem.ts';

const damaged = () =>
  new Problem({
    status: 422,
    code: 'damaged',
    message: 'This file did not arrive as it was sent. Upload it again.',
    fields: { file: 'This file did not arrive as it was sent. Upload it again.' },
  });

/** Computes SHA-256 of a file that is read in pieces, and compares its parts with what the browser has read (FILE-9). */
export class FileHash {
  readonly #whole = createHash('sha256');
  readonly #digests = createHash('sha256');
  readonly #expected: string | null;
  #part: Hash = createHash('sha256');
  #partSize = 0;
  #parts = 0;

  /** @param expected SHA-256 over the digests of the parts; null compares nothing. */
  constructor(expected: string | null | undefined) {
    this.#expected = expected ?? null;
  }

  update(bytes: Uint8Array): void {
    this.#whole.update(bytes);
    if (this.#expected === null) return;
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + hashedPart - this.#partSize);
      this.#part.update(piece);
      this.#partSize += piece.length;
      at += piece.length;
      if (this.#partSize === hashedPart) this.#endPart();
    }
  }

  #endPart() {
    this.#digests.update(this.#part.digest());
    this.#part = createHash('sha256');
    this.#partSize = 0;
    this.#parts += 1;
  }

  /** The digest in hexadecimal. Throws 422 `damaged` when the parts have other bytes. */
  digest(): string {
    if (this.#expected !== null) {
      if (this.#partSize > 0 || this.#parts === 0) this.#endPart();
      if (this.#digests.digest('hex') !== this.#expected) throw damaged();
    }
    return this.#whole.digest('hex');
  }
}
