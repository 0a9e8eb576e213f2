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

/** The documented class names of inner parts without their prefix: `Select-trigger`. */
export async function readParts() {
  const docs = await readDocs();
  return new Set([...docs.values()].flatMap(({ parts }) => Object.keys(parts ?? {})));
}
