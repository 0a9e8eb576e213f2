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

export type ShellInput = Pick<RenderInput, 'request' | 'startup'>;

/** A page or a redirect as one text. A `Response` would pass it through a stream, which is read again to compress it. */
interface Page {
  status: number;
  headers: Headers;
  body: string;
}

/** A page, and the hashes of its inline styles for the content security policy: `'sha256-…'` (CSP 3 §6.7.3.3). */
export interface RenderedPage extends Page {
  styleSources: readonly string[];
}

/** The web app's server side, as `apps/web/src/entry.server.tsx` builds it. */
export interface WebApp {
  /** The folder of the client's files. */
  clientFolder: string;
  /** The hash of the inline script of every page, for the content security policy. */
  scriptSource: string;
  render(input: RenderInput): Promise<RenderedPage>;
  renderShell(input: ShellInput): RenderedPage;
  matchPage(path: string): PageMatch;
}

/** The page of a path. */
interface PageMatch {
  /** The pattern of its route, such as `/tag/:tagName/:tabName?`. */
  pattern: string;
  /** The query parameters that it reads. */
  query: readonly string[];
}

/** Files of the build that rendering needs. */
interface Build {
  manifest: unknown;
  styles: Record<string, string>;
  fonts: string;
}

/** A page, and the texts of its inline styles. */
interface Rendered extends Page {
  inlined: readonly string[];
}

interface Entry {
  inlineScript: string;
  render(input: RenderInput & Build): Promise<Rendered>;
  renderShell(input: ShellInput & Build): Rendered;
  matchPage(path: string): PageMatch;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
  const hashes = new Map<string, string>();
  /** A build has few styles, and they are the same in every page, so their hashes are cached. */
  const knownHash = (text: string) => {
    const hash = hashes.get(text) ?? hashOf(text);
    hashes.set(text, hash);
    return hash;
  };
  const withHashes = ({ inlined, ...page }: Rendered): RenderedPage => ({
    ...page,
    styleSources: inlined.map(knownHash),
  });
  return {
    clientFolder,
    scriptSource: hashOf(entry.inlineScript),
    render: async (input) => withHashes(await entry.render({ ...input, manifest, styles, fonts })),
    renderShell: (input) => withHashes(entry.renderShell({ ...input, manifest, styles, fonts })),
    matchPage: entry.matchPage,
  };
}
