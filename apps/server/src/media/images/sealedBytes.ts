import { createHash } from 'node:crypto';

/** Bytes of a SHA-256. */
const sealSize = 32;

const sealOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/**
 * Appends the SHA-256 of a picture to its bytes. The file can be checked without another record, is written in one
 * step, and can still be decoded: decoders of AVIF, WebP and JPEG ignore trailing bytes.
 */
export const sealBytes = (bytes: Uint8Array): Uint8Array => Buffer.concat([bytes, sealOf(bytes)]);

/** The picture without its hash, or null where bytes are missing or changed. */
export function unsealBytes(sealed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const end = sealed.length - sealSize;
  if (end <= 0) return null;
  const bytes = sealed.subarray(0, end);
  return sealOf(bytes).equals(sealed.subarray(end)) ? bytes : null;
}
