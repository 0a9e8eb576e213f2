// Reads the documentation of the components.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { source } from './surface.mjs';

/** Every `X.docs.ts` of the package, by component name. */
export async function readDocs() {
  const docs = new Map();
  for (const file of globSync('*/*.docs.ts', { cwd: source }).toSorted()) {
    const module = await import(pathToFileURL(join(source, file)).href);
    docs.set(basename(file, '.docs.ts'), module.docs);
  }
  return docs;
}

/** The documented class names of inner parts without their prefix, such as `Select-trigger`, in order. */
export async function readParts() {
  const docs = await readDocs();
  const parts = new Set([...docs.values()].flatMap((one) => Object.keys(one.parts ?? {})));
  return [...parts].toSorted((a, b) => (a < b ? -1 : 1));
}
