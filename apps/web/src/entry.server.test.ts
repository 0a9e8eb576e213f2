import { readStartup } from '@segno/data';
import { sampleChannel, sampleMemberHome, sampleStartup, sampleUser } from '@segno/data/samples';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { render, renderShell } from './entry.server.tsx';
import { firstViewParts } from './firstViewParts.ts';

const { themes } = sampleStartup;
const midnight = {
  id: 7,
  name: 'Midnight',
  is_dark: true,
  default_light: false,
  default_dark: false,
  values: { 'color.background': '#0a0c28', 'color.text': 'url(x)' },
};
const lora = { ...midnight, font: { family: 'Lora', google: true } };
const amber = { ...midnight, id: 8, default_dark: true, values: { 'color.accent.fill': '#ffb000' } };

const shellOf = async (cookie: string, all: typeof themes.all) => {
  const { body, inlined } = renderShell({
    request: new Request('https://segno.example/', { headers: { cookie } }),
    startup: readStartup({ ...sampleStartup, themes: { default_id: null, all } }),
    manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
    styles: {},
    fonts: '',
  });
  return { html: body, inlined };
};

test('THEME-3 the theme that a cookie chooses is in the document before any script, for this guest only', async () => {
  const all = [...themes.all, lora];
  const { html } = await shellOf('segno-theme=7', all);
  expect(html).toMatch(
    /^<!doctype html><html [^>]* data-theme="dark" style="--segno-color-background:#0a0c28;--segno-font-sans:&#39;Lora&#39;, system-ui, sans-serif" /,
  );
  // The first script of the document keeps presses and changes nothing.
  const start = html.slice(0, html.indexOf('<script type'));
  expect(start).toContain('<meta name="theme-color" content="#0a0c28">');
  expect(start).toMatch(/<link rel="stylesheet" href="https:\/\/fonts\.googleapis\.com\/css2\?family=Lora:/);
  const { html: other } = await shellOf('', all);
  expect(other).toContain(' data-theme="system" ');
  expect(other).not.toMatch(/<html[^>]* style=|<link[^>]*fonts\.googleapis/);
});

test('THEME-2 the operating system chooses between themes with values, and the content policy allows their rules', async () => {
  const light = themes.all.filter(({ default_light }) => default_light);
  const { html, inlined } = await shellOf('', [...light, amber]);
  const css = '@media (prefers-color-scheme:dark){:root{--segno-color-accent-fill:#ffb000}}';
  expect(html).toContain(' data-theme="system" ');
  expect(html).toContain(`<style id="segno-theme">${css}</style>`);
  expect(inlined).toEqual([css]);
});

test('without values a document has only the name of its theme', async () => {
  const { html, inlined } = await shellOf('segno-theme=dark', themes.all);
  expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme="dark" data-sidebar=/);
  expect(html).not.toContain('<style');
  expect(inlined).toEqual([]);
});

test('the addresses of an empty shell are those of the site, not of the request', async () => {
  const { body: html } = renderShell({
    request: new Request('https://attacker.example/album/1'),
    startup: sampleStartup,
    manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
    styles: {},
    fonts: '',
  });
  expect(html).toContain('<link rel="canonical" href="https://segno.example/album/1">');
  expect(html).toContain('<meta property="og:url" content="https://segno.example/album/1">');
  expect(html).not.toContain('attacker');
});

/** Answers the requests of home; `own` to the one for what a member returns to. */
const homeFetch =
  (own: () => Response): typeof fetch =>
  async (input) =>
    new URL(input instanceof Request ? input.url : input).pathname.endsWith('/me/home')
      ? own()
      : Response.json({ channel: sampleChannel });

const homeOf = (changes: Partial<typeof sampleStartup>, own = () => Response.json({ sections: [] })) =>
  render({
    request: new Request('https://segno.example/'),
    fetch: homeFetch(own),
    startup: { ...sampleStartup, ...changes },
    manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
    styles: {},
    fonts: '',
    onError: (error) => {
      throw error;
    },
  });
const homepage = (type: string) => ({ settings: { homepage: { type, value: 'home' } } });

test('HOME-1 homepage.value: the home page has the sections of the channel of the settings', async () => {
  const asked: string[] = [];
  const readWith = async (value: string | number) => {
    await render({
      request: new Request('https://segno.example/'),
      fetch: async (input) => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname);
        return Response.json({ channel: sampleChannel });
      },
      startup: { ...sampleStartup, settings: { homepage: { type: 'channel', value } } },
      manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
      styles: {},
      fonts: '',
      onError: () => undefined,
    });
    return asked.splice(0).find((path) => path.includes('/channels/'));
  };
  expect(await readWith('radio')).toBe('/api/v1/channels/radio');
  expect(await readWith(7)).toBe('/api/v1/channels/7');
});

test('branding.favicon is the icon of the document, in place of that of the product', () => {
  const iconsOf = (favicon: string | null) => {
    const { body } = renderShell({
      request: new Request('https://segno.example/'),
      startup: { ...sampleStartup, branding: { ...sampleStartup.branding, favicon } },
      manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
      styles: {},
      fonts: '',
    });
    return [...body.matchAll(/<link rel="icon" href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect(iconsOf('/media/branding/harbour.png')).toEqual(['/media/branding/harbour.png']);
  expect(iconsOf(null)).toEqual(['/favicon.ico', '/favicon.svg']);
});

test.each([
  ['loginPage', '/login'],
  ['registerPage', '/register'],
])(
  'HOME-1 homepage.type: with the home page %s the server leads guests to %s, and nobody else',
  async (type, path) => {
    const { status, headers } = await homeOf(homepage(type));
    expect([status, headers.get('location')]).toEqual([302, path]);
    expect((await homeOf({ ...homepage(type), user: sampleUser })).status).toBe(200);
  },
);

test('HOME-2 the server renders the landing page with its links and the music, for guests', async () => {
  const { body: html } = await homeOf(homepage('landingPage'));
  expect(html).toContain('All the music of Segno, in one place');
  expect(html).toMatch(/href="\/register"/);
  const [section] = sampleChannel.sections;
  expect(html).toContain(section?.name);
  const { body: signedIn } = await homeOf({ ...homepage('landingPage'), user: sampleUser });
  expect(signedIn).not.toContain('in one place');
});

test('HOME-4 the first view of a member begins with what they return to, and has the data for its hydration', async () => {
  const { body: html } = await homeOf({ user: sampleUser }, () => Response.json(sampleMemberHome));
  const [channelSection] = sampleChannel.sections;
  const places = ['Jump back in', 'Your playlists', 'Because you played', channelSection!.name].map((name) =>
    html.indexOf(`aria-label="${name}`),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).not.toContain('Welcome to Segno');
  expect(html).toContain('"queryKey":["home"]');
});

test.each([
  ['has nothing yet', () => Response.json({ sections: [] })],
  ['cannot be read', () => Response.json({ message: 'Server error' }, { status: 500 })],
])('HOME-4 a member whose own part of home %s is welcomed', async (_, own) => {
  const { status, body: html } = await homeOf({ user: sampleUser }, own);
  expect(status).toBe(200);
  expect(html).toContain('Welcome to Segno');
});

test('a page preloads its own code and that of the page list, and home does not', async () => {
  const features = '../../packages/features';
  const files = {
    list: 'src/pageRoutes.ts',
    home: `${features}/browse/src/home/homePage.ts`,
    channel: `${features}/browse/src/channels/channelPage.ts`,
  };
  const built = Object.entries(files).map(([name, path]) => [path, { file: `assets/${name}.js` }]);
  const scriptsOf = async (path: string) => {
    const { body } = await render({
      request: new Request(`https://segno.example${path}`),
      fetch: async () => Response.json({ channel: sampleChannel }),
      startup: sampleStartup,
      manifest: {
        'src/entry.client.tsx': { file: 'assets/entry.js' },
        ...(Object.fromEntries(built) as object),
      },
      styles: {},
      fonts: '',
      onError: () => undefined,
    });
    return [...body.matchAll(/modulepreload" href="\/assets\/(.*?)\.js"/g)].map(([, name]) => name);
  };
  expect(await scriptsOf('/')).toEqual(['home']);
  expect(await scriptsOf('/discover')).toEqual(['list', 'channel']);
  expect(await scriptsOf('/channel/discover')).toEqual(['list', 'channel']);
});

test('a page has the styles of the parts that only signed-in people have, and of the bar of an admin who acts as a person', async () => {
  const { signedIn = [], withBar = [] } = firstViewParts.frame;
  const built = [...signedIn, ...withBar].map((part, index) => [
    part,
    { file: `assets/${index}.js`, css: [`assets/${index}.css`] },
  ]);
  const stylesOf = async (given: Partial<typeof sampleStartup>) => {
    const { inlined } = await render({
      request: new Request('https://segno.example/'),
      fetch: homeFetch(() => Response.json({ sections: [] })),
      startup: { ...sampleStartup, ...given },
      manifest: {
        'src/entry.client.tsx': { file: 'assets/entry.js' },
        ...(Object.fromEntries(built) as object),
      },
      styles: { '/assets/0.css': '.a{}', '/assets/1.css': '.b{}', '/assets/2.css': '.c{}' },
      fonts: '',
      onError: () => undefined,
    });
    return inlined;
  };
  expect(await stylesOf({ user: sampleUser })).toEqual(['.a{}', '.b{}']);
  expect(await stylesOf({ user: sampleUser, actor: { name: 'Ada' } })).toEqual(['.a{}', '.b{}', '.c{}']);
  expect(await stylesOf({ show_cookie_notice: true })).toEqual(['.c{}']);
  expect(await stylesOf({})).toEqual([]);
  // The build names a part by the path of its file.
  const places = Object.entries(firstViewParts).flatMap(
    ([place, { everyone = [], signedIn: own = [], withBar: bar = [] }]) => [
      ...(place === 'frame' ? [] : [`../../packages/features/${place.replace('/', '/src/')}.ts`]),
      ...everyone,
      ...own,
      ...bar,
    ],
  );
  for (const file of places) expect(existsSync(join('apps/web', file)), file).toBe(true);
});

test('the first paint waits for the header on pages that have one', async () => {
  const waitsOf = async (path: string, user: typeof sampleStartup.user) => {
    const { body } = await render({
      request: new Request(`https://segno.example${path}`),
      fetch: async () => Response.json({}),
      startup: { ...sampleStartup, user },
      manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
      styles: {},
      fonts: '',
      onError: () => undefined,
    });
    return [
      body.includes('<link rel="expect" href="#header-actions"'),
      body.includes(' id="header-actions"'),
    ];
  };
  expect(await waitsOf('/forgot-password', null)).toEqual([true, true]);
  expect(await waitsOf('/checkout/2/1/test/done', sampleUser)).toEqual([false, false]);
});

test('SETTING-14 branding.description: a page without a description of its own has that of the site', async () => {
  const descriptionOf = async (description: string | null) => {
    const { body } = await render({
      request: new Request('https://segno.example/forgot-password'),
      fetch: async () => Response.json({}),
      startup: { ...sampleStartup, settings: { branding: { description } } },
      manifest: { 'src/entry.client.tsx': { file: 'assets/entry.js' } },
      styles: {},
      fonts: '',
      onError: () => undefined,
    });
    return /<meta name="description" content="([^"]*)"/.exec(body)?.[1];
  };
  expect(await descriptionOf('Radio of the harbour')).toBe('Radio of the harbour');
  expect(await descriptionOf(null)).toBeUndefined();
});
