import { globSync, readFileSync } from 'node:fs';
import type { TestProject } from './projects.ts';

/** The files of a project that have no story with its tag, so that no page loads them for nothing. */
export const filesWithoutTag = ({ include, tag = /^/ }: TestProject): string[] =>
  globSync(include).filter((file) => !tag.test(readFileSync(file, 'utf8')));
