import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWebApp } from './WebApp.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'segno-web-app-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};

const styles = '.frame{color:red}';
const face = '@font-face{font-family:Figtree;src:url(/assets/figtree.woff2)}';

/** A build whose page shows the data that it was rendered from. */
const build = () => {
  write('client/.vite/manifest.json', '{"entry":{"file":"assets/entry.js"}}');
  write('client/assets/entry.css', styles + face);
  write('client/assets/entry.js', 'a script is no style');
  write(
    'server/entry.server.js',
    `const page = ({ request, manifest, styles, fonts }) => ({
       status: 404,
       headers: new Headers(),
       body: JSON.stringify({ url: request.url, manifest, styles, fonts }),
       inlined: [...Object.values(styles), fonts],
     });
     export const inlineScript = 'x()';
     export const render = async (input) => page(input);
     export const renderShell = page;
     export const matchPage = (path) => ({ pattern: path, query: [] });`,
  );
};

const input = () => ({
  request: new Request('http://localhost/album/1'),
  fetch: globalThis.fetch,
  startup: {} as never,
  onError: () => undefined,
});

test('a page has the files of the build, with the fonts removed from its styles', async () => {
  build();
  const web = await loadWebApp(dist);
  const { status, body } = await web.render(input());
  expect(status).toBe(404);
  expect(JSON.parse(body)).toEqual({
    url: 'http://localhost/album/1',
    manifest: { entry: { file: 'assets/entry.js' } },
    styles: { '/assets/entry.css': styles },
    fonts: face,
  });
});

test('a page and the empty shell list the hash of every inline style, as a browser computes it', async () => {
  build();
  const web = await loadWebApp(dist);
  const hashes = [styles, face].map(
    (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
  );
  expect((await web.render(input())).styleSources).toEqual(hashes);
  expect(web.renderShell(input()).styleSources).toEqual(hashes);
});

test('the inline script of every page is known by its hash', async () => {
  build();
  const { scriptSource } = await loadWebApp(dist);
  expect(scriptSource).toBe(`'sha256-${createHash('sha256').update('x()', 'utf8').digest('base64')}'`);
});

test('a missing build is an error, not an empty page', async () => {
  await expect(loadWebApp(dist)).rejects.toThrow('manifest.json');
  write('client/.vite/manifest.json', '{}');
  write('client/assets/entry.css', styles);
  await expect(loadWebApp(dist)).rejects.toThrow('entry.server.js');
});
