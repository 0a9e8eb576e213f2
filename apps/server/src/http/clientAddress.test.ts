import { expect, test } from 'vitest';
import { clientAddress, clientNetwork, readProxies, type TrustedProxies } from './clientAddress.ts';

const proxies = readProxies('10.0.0.0/8, 192.0.2.7,fd00::/8') as TrustedProxies;

test.each([
  [
    'a sender that is not a trusted proxy is the client, whatever header it sends',
    '203.0.113.5',
    '198.51.100.1',
    '203.0.113.5',
  ],
  ['a trusted proxy names the client in the header', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['only the entry that a proxy appended counts', '10.0.0.1', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  [
    'addresses of several proxies are skipped',
    '10.0.0.1',
    '6.6.6.6, 203.0.113.5, 192.0.2.7, fd00::1',
    '203.0.113.5',
  ],
  [
    'if all addresses are proxies, the first entry is the client',
    '10.0.0.1',
    '10.0.0.3, 10.0.0.2',
    '10.0.0.3',
  ],
  ['a proxy that sends no header is the client', '10.0.0.1', undefined, '10.0.0.1'],
  ['the search stops at an entry that is not an address', '10.0.0.1', '203.0.113.5, unknown', '10.0.0.1'],
  ['ports are ignored', '::ffff:10.0.0.1', '[2001:db8::1]:443, 203.0.113.5:80', '203.0.113.5'],
  ['an IPv4 address in IPv6 form is the IPv4 address', '::ffff:203.0.113.5', undefined, '203.0.113.5'],
])('%s', (_title, peer, forwarded, client) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(client);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s belongs to the client %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129'])(
  '%s is not a valid proxy',
  (entry) => {
    expect(readProxies(`10.0.0.1,${entry}`)).toBe(entry);
  },
);
