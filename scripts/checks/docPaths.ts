// Finds paths of the repository that texts name in backticks and that do not exist.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** A path from the root of the repository: its first folder is one of these. */
const path = /^(?:packages|apps|scripts|docs|fixtures)\/[\w./@-]+$/;

/** Names that stand for any: `packages/features/<feature>`, `NameScreen.tsx`. */
const isExample = (name: string) => /[<>*{}…]|\bname\b|Name|NNNN/.test(name);

/** The missing paths of a text, with the lines that name them. */
export function missingPaths(text: string, exists: (file: string) => boolean): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) =>
        path.test(name) && !isExample(name) && !exists(name.replace(/\/$/, ''))
          ? [`${index + 1}: ${name}`]
          : [],
      ),
    );
}

if (process.argv[1]?.endsWith('docPaths.ts')) {
  const files = globSync(
    ['*.md', 'docs/*.md', 'docs/guides/*.md', 'docs/requirements/*.md', 'packages/**/README.md'],
    {
      exclude: ['**/node_modules/**'],
    },
  );
  const built = new Set(
    execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory'], {
      encoding: 'utf8',
    }).split('\n'),
  );
  // A path that the build makes is not in a fresh copy.
  const exists = (file: string) => existsSync(file) || built.has(`${file}/`) || /\/dist\b/.test(file);
  const missing = files.flatMap((file) =>
    missingPaths(readFileSync(file, 'utf8'), exists).map((line) => `${file}:${line}`),
  );
  if (missing.length > 0) {
    console.error(`Paths that do not exist:\n${missing.join('\n')}`);
    process.exit(1);
  }
}
