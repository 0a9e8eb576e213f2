// Reads the sources of the feature packages, without tests, stories and styles.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { FeatureSources } from './featureMessages.ts';

export const readFeatures = (): FeatureSources[] =>
  globSync('packages/features/*/src').map((folder) => ({
    name: basename(folder.slice(0, -'/src'.length)),
    sources: readSources(folder),
  }));

/** The sources of a folder, by their paths. */
export const readSources = (folder: string): Map<string, string> =>
  new Map(
    globSync(`${folder}/**/*.{ts,tsx}`)
      .filter((path) => !/\.(?:test|stories|css)\.tsx?$|\/stories\//.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
