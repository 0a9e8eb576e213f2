// Reads the public names of `@segno/ui` by folder from its `index.ts`, so that entries need no manual list.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packageFolder = join(import.meta.dirname, '..', '..', 'packages', 'ui');
export const source = join(packageFolder, 'src');

/** Entries that `index.ts` does not re-export, because their peer dependencies may not be installed. */
const apart = ['forms/forms.tsx', 'test/test.ts'];

/** Translations of the messages. Applications load the one of the visitor's language. */
const languages = join('messages', 'languages');

const statement = /export (type )?\{([^}]*)\} from '\.\/([^']+)';/g;

/** `export { A, type B } from './C/C.tsx'` of a module, as `{ module, values, types }`. */
function exportsOf(text) {
  return [...text.matchAll(statement)].map(([, typeOnly, names, module]) => {
    const all = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return {
      module,
      values: typeOnly ? [] : all.filter((name) => !name.startsWith('type ')),
      types: typeOnly
        ? all
        : all.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length)),
    };
  });
}

/** Whether a module of the sources runs in a browser only. */
export const isClient = (module) => readFileSync(join(source, module), 'utf8').startsWith(`'use client';`);

/** Every name that a module itself exports. */
function ownExports(module) {
  const text = readFileSync(join(source, module), 'utf8');
  const declared = (kind) =>
    [...text.matchAll(new RegExp(`^export (?:${kind}) (\\w+)`, 'gm'))].map(([, name]) => name);
  return { module, values: declared('const|function|class'), types: declared('type|interface') };
}

/**
 * The entries. `index` exports all names, and each folder with public names has an entry with the name of the folder. A
 * component's entry starts with `'use client'` if any of its modules runs only in a browser. Other entries also run on
 * servers.
 */
export function readSurface() {
  const everything = exportsOf(readFileSync(join(source, 'index.ts'), 'utf8'));
  const folders = Map.groupBy(everything, ({ module }) => module.slice(0, module.indexOf('/')));
  const entries = [{ name: 'index', exports: everything }];
  for (const [name, exports] of folders) entries.push({ name, exports });
  for (const module of apart.filter((file) => existsSync(join(source, file)))) {
    entries.push({ name: module.slice(0, module.indexOf('/')), exports: [ownExports(module)] });
  }
  for (const file of readdirSync(join(source, languages))) {
    const module = `messages/languages/${file}`;
    entries.push({ name: `messages/${file.slice(0, -'.ts'.length)}`, exports: [ownExports(module)] });
  }
  return entries.map((entry) => {
    const clients = entry.exports.filter(({ values, module }) => values.length > 0 && isClient(module));
    const isComponent = /^[A-Z]/.test(entry.name) || entry.name === 'forms';
    return { ...entry, isClient: isComponent && clients.length > 0 };
  });
}

/** Every module that an entry exports from. */
export const modulesOf = (entries) => [
  ...new Set(entries.flatMap(({ exports }) => exports.map(({ module }) => module))),
];
