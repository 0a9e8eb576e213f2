// The public names of `@segno/ui` by folder, read from its `index.ts`, so that no entry is listed by hand.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const packageFolder = join('packages', 'ui');
export const source = join(packageFolder, 'src');

/** Entries that `index.ts` does not re-export: what they need may not be installed. */
const apart = ['forms/forms.tsx'];

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

/** Every name that a module exports itself. */
function ownExports(module) {
  const text = readFileSync(join(source, module), 'utf8');
  const declared = (kind) =>
    [...text.matchAll(new RegExp(`^export (?:${kind}) (\\w+)`, 'gm'))].map(([, name]) => name);
  return { module, values: declared('const|function|class'), types: declared('type|interface') };
}

/**
 * The entries: `index` has everything, and each folder that offers something has an entry of its name. A component's entry
 * begins with `'use client'` if anything in it runs in a browser only; the others are for servers too.
 */
export function readSurface() {
  const everything = exportsOf(readFileSync(join(source, 'index.ts'), 'utf8'));
  const folders = Map.groupBy(everything, ({ module }) => module.slice(0, module.indexOf('/')));
  const entries = [{ name: 'index', exports: everything }];
  for (const [name, exports] of folders) entries.push({ name, exports });
  for (const module of apart.filter((file) => existsSync(join(source, file)))) {
    entries.push({ name: module.slice(0, module.indexOf('/')), exports: [ownExports(module)] });
  }
  return entries.map((entry) => {
    const clients = entry.exports.filter(({ values, module }) => values.length > 0 && isClient(module));
    const isComponent = /^[A-Z]/.test(entry.name) || entry.name === 'forms';
    return { ...entry, isClient: isComponent && clients.length > 0 };
  });
}

/** Every module that an entry names. */
export const modulesOf = (entries) => [
  ...new Set(entries.flatMap(({ exports }) => exports.map(({ module }) => module))),
];
