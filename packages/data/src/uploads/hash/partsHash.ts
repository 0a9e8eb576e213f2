import { hashedPart } from './hashedPart.ts';

const sha256 = async (bytes: BufferSource) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/**
 * The hash of a file that the server compares with what it has stored, in hexadecimal: SHA-256 over the SHA-256 digests of
 * its parts, because WebCrypto cannot continue a digest. One part is in memory at a time. `onPart` is called after each.
 */
export async function partsHash(file: Blob, onPart: () => void = () => undefined): Promise<string> {
  const count = Math.max(1, Math.ceil(file.size / hashedPart));
  const digests = new Uint8Array(count * 32);
  for (let part = 0; part < count; part += 1) {
    const bytes = await file.slice(part * hashedPart, (part + 1) * hashedPart).arrayBuffer();
    digests.set(await sha256(bytes), part * 32);
    onPart();
  }
  return Array.from(await sha256(digests), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
