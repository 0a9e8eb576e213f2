import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileEntryRow } from './table.ts';

/** How long an address is valid at least, in milliseconds. */
const lifetime = 6 * 3_600_000;

/** The address of the bytes of an entry. */
export type SignAddress = (entry: Pick<FileEntryRow, 'disk' | 'path'>) => string;

const digestOf = (key: Uint8Array, path: string, expires: number) =>
  createHmac('sha256', key).update(`${path}\n${expires}`).digest('base64url');

/**
 * Signs addresses. The time is rounded, so that a page that is loaded again has the same ones. Those of public files begin
 * with the address of a CDN, where the site has one.
 */
export const createSignAddress =
  (key: Uint8Array, publicAddress: () => string = () => ''): SignAddress =>
  ({ disk, path }) => {
    if (disk === 'public') return `${publicAddress()}/media/files/public/${path}`;
    const expires = (Math.floor(Date.now() / lifetime) + 2) * lifetime;
    return `/media/files/uploads/${path}?expires=${expires}&signature=${digestOf(key, path, expires)}`;
  };

/** Whether a signature belongs to the path and has not expired. */
export function isSigned(key: Uint8Array, path: string, expires: string, signature: string): boolean {
  const time = /^\d{1,15}$/.test(expires) ? Number(expires) : 0;
  const [a, b] = [Buffer.from(signature), Buffer.from(digestOf(key, path, time))];
  return a.length === b.length && timingSafeEqual(a, b) && time > Date.now();
}
