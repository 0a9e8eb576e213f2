// Checks the byte budgets of a guest's first visit to home (BUDGET-1), in brotli.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const client = join('apps', 'web', 'dist', 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
const entries = ['src/entry.client.tsx', '../../packages/features/browse/src/home/homePage.ts'];
const budgets = { js: 124_000, css: 15_000 };

const seen = new Set();
const files = { js: new Set(), css: new Set() };
const visit = (key) => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
  if (seen.has(key)) return;
  seen.add(key);
  files.js.add(chunk.file);
  for (const css of chunk.css ?? []) files.css.add(css);
  for (const next of chunk.imports ?? []) visit(next);
};
for (const entry of entries) visit(entry);

const size = (file) => {
  try {
    return statSync(join(client, `${file}.br`)).size;
  } catch {
    return statSync(join(client, file)).size;
  }
};
let failed = false;
for (const kind of ['js', 'css']) {
  const total = [...files[kind]].reduce((sum, file) => sum + size(file), 0);
  const over = total > budgets[kind];
  failed ||= over;
  console.log(
    `  ${kind.toUpperCase().padEnd(3)} of a first visit to home: ${(total / 1000).toFixed(1)} kB brotli of ${budgets[kind] / 1000} kB${over ? ': OVER BUDGET' : ''}`,
  );
  if (process.argv.includes('--files') || over)
    for (const file of [...files[kind]].sort((a, b) => size(b) - size(a)))
      console.log(`      ${String(size(file)).padStart(7)}  ${file}`);
}
if (failed) process.exit(1);
