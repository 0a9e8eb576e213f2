import { BlockList, isIP } from 'node:net';

/** The proxies whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = Pick<BlockList, 'check'>;

/** Reads a list of addresses and CIDR ranges, separated by commas. Returns the first entry that is neither, as text. */
export function readProxies(text: string): TrustedProxies | string {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...rest] = entry.split('/');
    const version = isIP(address);
    const bits =
      prefix === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (version === 0 || rest.length > 0 || bits < 0 || bits > (version === 4 ? 32 : 128)) return entry;
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

const isTrusted = (address: string, proxies: TrustedProxies) =>
  proxies.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * The address of the client behind trusted proxies, or of the other end of the connection. `X-Forwarded-For` is read
 * from the right, where each proxy appends the address that it sees: the first that is no proxy is the client's.
 * Addresses further to the left come from the client and are not trusted.
 */
export function clientAddress(peer: string, forwarded: string | undefined, proxies: TrustedProxies): string {
  let client = plainAddress(peer) ?? peer;
  for (const entry of (forwarded ?? '').split(',').toReversed()) {
    if (!isIP(client) || !isTrusted(client, proxies)) break;
    const next = plainAddress(entry);
    if (next === null) break;
    client = next;
  }
  return client;
}

/** An IP address without brackets, port, zone or the IPv6 form of an IPv4 address; null for any other text. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim().toLowerCase();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  return isIP(address) ? address : null;
}

/** The part of an address that identifies a client: all of IPv4, and the first 64 bits of IPv6 (one network). */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) =>
    part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? [group, group] : [group]));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const network = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
