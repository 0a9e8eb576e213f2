import { get } from 'node:http';
import { expect, test } from '@playwright/test';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Reads a page with exactly these headers: a browser would change some of them. The page has the times at which its
 * data was read, in milliseconds, which differ in every render.
 */
const read = (url: string, headers: Record<string, string>) =>
  new Promise<string>((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let text = `${answer.statusCode}\n`;
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(text.replaceAll(/At":\d{13}\b/g, 'At":0'))).on('error', reject);
    }).on('error', reject);
  });

test('guests get a shared copy only of a page that would be rendered in the same way for them', async ({
  baseURL,
}) => {
  const random = createRandom(9);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const known = [
    ['segno-theme', ['light', 'dark', 'system', '0', '1', '2', '7', '99', '', 'dark ', '%64ark', 'x"y']],
    ['segno-sidebar', ['collapsed', 'expanded', '']],
    ['segno-recent', ['1', '6', '7', '']],
    ['segno-searched', ['1', '0']],
    ['segno-cookie-consent', ['1', '0']],
    ['XSRF-TOKEN', ['a', '']],
  ] as const;
  const unknown = ['session', 'segno-theme2', 'SEGNO-THEME', 'constructor'];
  const cookieText = () =>
    Array.from({ length: Math.floor(random() * 4) }, () => {
      const [name, values] = pick(known);
      return `${random() < 0.95 ? name : pick(unknown)}${pick(['=', '=', '=', ' = ', ''])}${pick(values)}`;
    }).join(pick(['; ', ';', ' ;  ', ';;']));
  const optional = {
    'sec-ch-ua-mobile': ['?0', '?1', ''],
    'user-agent': ['Chrome Mobile', 'iPhone', 'Firefox'],
    'accept-language': ['de', 'ar'],
    'save-data': ['on'],
    host: ['a.example'],
    'x-forwarded-host': ['b.example'],
    'x-forwarded-proto': ['https'],
  };
  const headersOf = () => {
    const headers: Record<string, string> = { accept: 'text/html', cookie: cookieText() };
    for (const [name, values] of Object.entries(optional)) if (random() < 0.3) headers[name] = pick(values);
    if (random() < 0.05) headers['sec-ch-prefers-color-scheme'] = 'dark';
    return headers;
  };
  const pages = new Set<string>();
  for (let run = 0; run < 100; run++) {
    // Likes and playlists of other journeys do not change these pages.
    const path = pick(['/genres', '/search', '/search?utm_source=x']);
    const headers = headersOf();
    const url = new URL(path, baseURL).href;
    // A page for a request with a cookie that the site does not know is rendered for this request alone.
    const [guest, own] = await Promise.all([
      read(url, headers),
      read(url, { ...headers, cookie: `${headers.cookie}; e2e=1` }),
    ]);
    expect({ path, headers, isSame: guest === own }).toEqual({ path, headers, isSame: true });
    pages.add(guest);
  }
  // The headers change pages in many ways, and most guests got a copy.
  expect(pages.size).toBeGreaterThan(10);
  expect(pages.size).toBeLessThan(70);
});
