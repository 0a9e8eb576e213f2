import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const server = fileURLToPath(new URL('../..', import.meta.url));
const bundler = new URL('../../../../scripts/package/bundleServer.mjs', import.meta.url);

/** The entry of the bundle that `bundleServer` makes. */
export const bundledMain = (): string => join(inject('serverBundle'), 'server', 'bin', 'main.js');

/**
 * Bundles the server as the package does, once per run of tests, because a start of the sources takes four times the
 * processor time. For `beforeAll`. The bundle has no web app.
 */
export async function bundleServer(): Promise<void> {
  const folder = inject('serverBundle');
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined;
  if (!isFirst) {
    // Another worker makes it.
    while (!existsSync(bundledMain())) await delay(50);
    return;
  }
  try {
    const draft = join(folder, 'server', 'draft');
    // In a process of its own, because Vite stays in memory.
    const script = `(await import(${JSON.stringify(bundler.href)})).bundleServer(${JSON.stringify(draft)})`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: join(server, '..', '..'),
    });
    for (const name of ['migrations', 'node_modules'])
      await symlink(join(server, name), join(folder, 'server', name), 'junction');
    // The packages of the demo are found one folder above those of the server.
    await symlink(join(server, 'demo', 'node_modules'), join(folder, 'node_modules'), 'junction');
    await rename(draft, join(folder, 'server', 'bin'));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
