import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Provides the folder of the bundled server, the same to every project of a run of Vitest, for a global set-up. Returns
 * a function that deletes it.
 */
export function provideBundle(project: TestProject): () => Promise<void> {
  const folder = join(tmpdir(), `segno-bundle-${process.pid}-${Math.round(performance.timeOrigin)}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  // In watch mode the sources have changed.
  project.onTestsRerun(remove);
  project.provide('serverBundle', folder);
  return remove;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundle of the server that the test files of a run share. */
    serverBundle: string;
  }
}
