// Lists the built files that the player and the page of downloads need without a connection, in `offline-files.json` of the
// built client, for its service worker.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const client = join('apps', 'web', 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
/** Parts of the application that are not used without a connection. */
const isLeftOut = (key) =>
  /\/(?:admin|backstage|appearance|editing|billing|site|account|browse)\/src\//.test(key);

const files = new Set(['/worklets/limiter.js', '/worklets/tap.js']);
const seen = new Set();
const add = (key) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
  for (const next of chunk.imports ?? []) add(next);
  for (const next of chunk.dynamicImports ?? []) if (!isLeftOut(next)) add(next);
};
for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key);
const all = [...files].sort();
const build = createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 16);
writeFileSync(join(client, 'offline-files.json'), JSON.stringify({ build, files: all }));
