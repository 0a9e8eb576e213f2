// Finds the tests for the arguments of `npm test --`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob, normalize, sep } from 'node:path';
import { projects, type TestProject } from './projects.ts';

/** The test files of one project. */
export interface ProjectFiles {
  project: TestProject;
  files: string[];
}

/** The parts of the repository that are needed to choose tests. */
export interface Repository {
  /** Every test file. */
  files: string[];
  /** Reads a file. Some projects run a story file only if it has a tag. */
  textOf: (file: string) => string;
  exists: (path: string) => boolean;
}

/** The tests to run. */
export interface Choice {
  /** Files by project; all files without an argument. */
  projects: ProjectFiles[];
  /** A regular expression that the titles of the tests match. */
  title?: string;
}

/** An argument without a matching test. The message lists the possible ones. */
export class NoSuchTest extends Error {}

const toPosix = (path: string) => path.split(sep).join('/');

/** Returns those of these files that are test files. */
export const findTestFiles = (files: string[]): string[] =>
  files.filter((file) => projects.some(({ include }) => include.some((glob) => matchesGlob(file, glob))));

/** Every test file of the repository. */
function listTestFiles(root: string): string[] {
  const globs = [...new Set(projects.flatMap(({ include }) => include))];
  const found = globSync(globs, {
    cwd: root,
    exclude: (name) => /^(?:node_modules|dist)$/.test(basename(name)),
  });
  return [...new Set(found.map(toPosix))].sort();
}

export const readRepository = (root: string): Repository => ({
  files: listTestFiles(root),
  textOf: (file) => readFileSync(join(root, file), 'utf8'),
  exists: (path) => existsSync(join(root, path)),
});

/** The projects that run a test file. */
function projectsOf(file: string, textOf: Repository['textOf']): TestProject[] {
  const isIn = (globs: string[] = []) => globs.some((glob) => matchesGlob(file, glob));
  return projects.filter(
    ({ include, exclude, tag }) =>
      isIn(include) && !isIn(exclude) && (tag === undefined || tag.test(textOf(file))),
  );
}

/** Groups test files by the projects that run them, in the order of a full run. */
export function byProject(files: string[], textOf: Repository['textOf']): ProjectFiles[] {
  const of = new Map(files.map((file) => [file, projectsOf(file, textOf)]));
  return projects
    .map((project) => ({ project, files: files.filter((file) => of.get(file)!.includes(project)) }))
    .filter(({ files: own }) => own.length > 0);
}

/** Reads `[file or project …] [-t title]`. */
export function choose(args: string[], { files, textOf, exists }: Repository): Choice {
  const { filters, title } = readArguments(args);
  const wantedProjects = new Set<TestProject>();
  const wantedFiles = new Set<string>();
  for (const filter of filters) {
    const named = projects.filter(
      ({ name }) => name === filter || (name.startsWith(`${filter}-`) && !/[/.]/.test(filter)),
    );
    if (named.length > 0) {
      for (const project of named)
        if (project.name === filter || !project.onDemand) wantedProjects.add(project);
      continue;
    }
    const found = filesOf(filter, { files, exists });
    if (found.length === 0) throw new NoSuchTest(noTest(filter, files));
    for (const file of found) wantedFiles.add(file);
  }
  const candidates = wantedFiles.size > 0 ? files.filter((file) => wantedFiles.has(file)) : files;
  const chosen = byProject(candidates, textOf).filter(({ project }) =>
    wantedProjects.size > 0 ? wantedProjects.has(project) : !project.onDemand,
  );
  if (chosen.length === 0) {
    const names = [...wantedProjects].map(({ name }) => name).join(', ');
    const others = byProject(candidates, textOf).map(({ project }) => project.name);
    throw new NoSuchTest(
      `No test of ${names} is in ${filters.filter((filter) => !names.includes(filter)).join(', ')}. ` +
        `These files belong to: ${others.join(', ')}.`,
    );
  }
  return { projects: chosen, ...(title !== undefined && { title }) };
}

function readArguments(args: string[]): { filters: string[]; title?: string } {
  const filters: string[] = [];
  let title: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]!;
    const [option, value] = arg.startsWith('--') ? arg.split(/=(.*)/s) : [arg];
    if (['-t', '-g', '--testNamePattern', '--grep'].includes(option!)) {
      title = value ?? args[(index += 1)];
      if (!title) throw new NoSuchTest(`${option} needs the title of a test, or a part of one.`);
    } else if (option === '--project') {
      filters.push(value ?? args[(index += 1)] ?? '');
    } else if (arg.startsWith('-')) {
      throw new NoSuchTest(`Unknown option ${arg}. ${usage}`);
    } else filters.push(arg);
  }
  return title === undefined ? { filters } : { filters, title };
}

const usage = 'Use: npm test -- [file, folder or project …] [-t title].';

/** The test files of a path: the file itself, those in a folder, those beside a source file, or partial matches. */
function filesOf(filter: string, { files, exists }: Pick<Repository, 'files' | 'exists'>): string[] {
  const path = toPosix(normalize(filter)).replace(/^\.\//, '').replace(/\/$/, '');
  if (files.includes(path)) return [path];
  const inFolder = files.filter((file) => file.startsWith(`${path}/`));
  if (inFolder.length > 0) return inFolder;
  const beside = exists(path) ? besideOf(path, files) : [];
  if (beside.length > 0) return beside;
  // Exact names take precedence over parts: `Button` is not `ButtonGroup`.
  const part = path.toLowerCase();
  const whole = files.filter((file) =>
    file
      .toLowerCase()
      .split('/')
      .some((name) => name === part || name.startsWith(`${part}.`)),
  );
  return whole.length > 0 ? whole : files.filter((file) => file.toLowerCase().includes(part));
}

/** The tests beside a source file: those with its name, else all in its folder. */
function besideOf(path: string, files: string[]): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const near = files.filter(
    (file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'),
  );
  const stem = basename(path).replace(/\..*$/, '');
  const own = near.filter((file) => basename(file).startsWith(`${stem}.`));
  return own.length > 0 ? own : near;
}

function noTest(filter: string, files: string[]): string {
  const names = [
    ...new Set([...files.flatMap((file) => file.split('/').slice(-2)), ...projects.map(({ name }) => name)]),
  ];
  const key = (text: string) => basename(text).replace(/\..*$/, '').toLowerCase();
  const near = names
    .map((name) => ({ name, distance: editDistance(key(name), key(filter)) }))
    .filter(({ distance }) => distance <= Math.max(2, key(filter).length / 4))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
  return [
    `No test matches "${filter}".${hint}`,
    usage,
    'Projects:',
    ...projects.map(({ name, runs }) => `  ${name.padEnd(16)} ${runs}`),
  ].join('\n');
}

/** The edit distance (insertions, deletions and replacements) between two words. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/**
 * Returns a title as a pattern that also matches stories. The test of a story is named after the export, with spaces:
 * `LongLabel` matches "Long Label".
 */
export const storyTitle = (title: string): string =>
  /^[A-Z]\w+$/.test(title) ? title.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ?') : title;
