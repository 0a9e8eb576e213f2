import { globSync, readFileSync } from 'node:fs';
import type { TestProject } from './projects.ts';

/** The files of a project without a story that has its tag. Excluding them avoids useless page loads. */
export const filesWithoutTag = ({ include, tag = /^/ }: TestProject): string[] =>
  globSync(include).filter((file) => !tag.test(readFileSync(file, 'utf8')));
