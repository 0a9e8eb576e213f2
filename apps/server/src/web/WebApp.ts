import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Startup } from '@segno/data/contract';

/** The web app's server side, as `apps/web/src/entry.server.tsx` builds it. */
export interface WebApp {
  /** The folder of the client's files. */
  clientFolder: string;
  render(input: {
    request: Request;
    fetch: typeof globalThis.fetch;
    startup: Startup;
    onError: (error: unknown) => void;
  }): Promise<Response>;
  renderShell(input: { request: Request; startup: Startup }): string;
}

interface Entry {
  render(input: Parameters<WebApp['render']>[0] & { manifest: unknown }): Promise<Response>;
  renderShell(input: Parameters<WebApp['renderShell']>[0] & { manifest: unknown }): string;
}

/** Loads the built web app from its `dist` folder. Rejects when it has not been built. */
export async function loadWebApp(dist: string): Promise<WebApp> {
  const clientFolder = join(dist, 'client');
  const manifest: unknown = JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const entry = (await import(pathToFileURL(join(dist, 'server', 'entry.server.js')).href)) as Entry;
  return {
    clientFolder,
    render: (input) => entry.render({ ...input, manifest }),
    renderShell: (input) => entry.renderShell({ ...input, manifest }),
  };
}
