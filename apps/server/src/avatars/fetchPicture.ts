import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { avatarLimit } from '@segno/data/contract';
import { Problem } from '../http/Problem.ts';

/** Networks that are no part of the public internet (IANA special-purpose registries). */
const hidden = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  hidden.addSubnet(network, prefix, 'ipv4');

// Only global unicast addresses; those that carry an IPv4 address in them are refused as well.
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  hidden.addSubnet(network, prefix, 'ipv6');

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !hidden.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !hidden.check(address, 'ipv6');
}

/** The whole request, and its most redirects. */
const [timeLimit, mostRedirects] = [10_000, 3];

const refused = (cause?: unknown) => {
  const message = 'No picture could be read from this address.';
  return new Problem({ status: 422, code: 'unreadable_address', message, fields: { url: message }, cause });
};

const tooLarge = () => {
  const message = 'Choose a picture with at most 2 MB.';
  return new Problem({ status: 422, code: 'too_large', message, fields: { url: message } });
};

export interface FetchOptions {
  /** The addresses of a host. @default the resolver of the system */
  resolve?: (host: string) => Promise<string[]>;
  /** @default `isPublicAddress` */
  isAllowed?: (address: string) => boolean;
}

/** The addresses of a host. */
export const resolveHost = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Reads a picture from an address that a person entered. Only public addresses are connected to: the name is resolved
 * once, each of its addresses is checked, and the connection goes to the checked address, also after a redirect. Larger
 * answers and slow ones are cut.
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeLimit);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await readOnce(url, signal, options).catch((error: unknown) => {
      throw error instanceof Problem ? error : refused();
    });
    if (response instanceof Uint8Array) return response;
    url = response.redirect;
  }
  throw refused();
}

async function readOnce(
  address: string,
  signal: AbortSignal,
  { resolve = resolveHost, isAllowed = isPublicAddress }: FetchOptions,
): Promise<Uint8Array | { redirect: string }> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw refused();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await resolve(host);
  const [target] = addresses;
  if (target === undefined || !addresses.every(isAllowed)) throw refused();
  const family = isIP(target);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent = request(
      url,
      {
        signal,
        headers: { accept: 'image/png, image/jpeg, image/webp', 'user-agent': 'Segno' },
        // A second resolution could give another address.
        lookup: (_host, { all }, callback) =>
          all
            ? (callback as unknown as (error: null, found: object[]) => void)(null, [
                { address: target, family },
              ])
            : callback(null, target, family),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const stop = (problem: Problem) => {
          sent.destroy();
          fail(problem);
        };
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          sent.destroy();
          const next = URL.parse(headers.location, url.href);
          return next ? done({ redirect: next.href }) : fail(refused());
        }
        if (statusCode !== 200) return stop(refused());
        if (Number(headers['content-length'] ?? 0) > avatarLimit) return stop(tooLarge());
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > avatarLimit) stop(tooLarge());
          else chunks.push(chunk);
        });
        response.on('end', () => done(Buffer.concat(chunks)));
        response.on('error', () => fail(refused()));
        return undefined;
      },
    );
    sent.on('error', () => fail(refused()));
    sent.end();
  });
}
