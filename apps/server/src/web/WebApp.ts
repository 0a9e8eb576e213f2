import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Startup } from '@segno/data/contract';
import { splitFonts } from './splitFonts.ts';

interface RenderInput {
  request: Request;
  fetch: typeof globalThis.fetch;
  startup: Startup;
  onError: (error: unknown) => void;
}

type ShellInput = Pick<RenderInput, 'request' | 'startup'>;

/** The web app's server side, as `apps/web/src/entry.server.tsx` builds it. */
export interface WebApp {
  /** The folder of the client's files. */
  clientFolder: string;
  /** What a content policy must allow for the styles that stand in a page: `'sha256-…'` (CSP 3 §6.7.3.3). */
  styleHashes: readonly string[];
  render(input: RenderInput): Promise<Response>;
  renderShell(input: ShellInput): string;
}

/** What the build brings along for rendering. */
interface Build {
  manifest: unknown;
  styles: Record<string, string>;
  fonts: string;
}

interface Entry {
  render(input: RenderInput & Build): Promise<Response>;
  renderShell(input: ShellInput & Build): string;
}

/** Loads the built web app from its `dist` folder. Rejects when it has not been built. */
export async function loadWebApp(dist: string): Promise<WebApp> {
  const clientFolder = join(dist, 'client');
  const manifest: unknown = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const styles: Record<string, string> = {};
  let fonts = '';
  for (const name of await readdir(join(clientFolder, 'assets'))) {
    if (!name.endsWith('.css')) continue;
    const parts = splitFonts(await readFile(join(clientFolder, 'assets', name), 'utf8'));
    styles[`/assets/${name}`] = parts.styles;
    fonts += parts.fonts;
  }
  const entry = (await import(pathToFileURL(join(dist, 'server', 'entry.server.js')).href)) as Entry;
  return {
    clientFolder,
    styleHashes: [...Object.values(styles), fonts].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
    render: (input) => entry.render({ ...input, manifest, styles, fonts }),
    renderShell: (input) => entry.renderShell({ ...input, manifest, styles, fonts }),
  };
}
