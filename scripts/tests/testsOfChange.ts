import { conventionTests } from './conventionTests.mjs';
import { byProject, findTestFiles, type ProjectFiles } from './choose.ts';
import { buildImportGraph, dependentsOf, type Sources } from './importGraph.ts';

/** The tests that a change affects. */
export interface TestsOfChange {
  chosen: ProjectFiles[];
  /** Changed files that every test of a kind depends on. */
  shared: string[];
}

/** Files that tests depend on without an import. */
const isShared = (file: string) =>
  /^(?:pnpm-lock\.yaml|vitest\.config\.ts|playwright\.config\.ts|apps\/storybook\/|apps\/server\/migrations\/|scripts\/tests\/)/.test(
    file,
  ) && !file.endsWith('.test.ts');

/**
 * Finds the tests that import a changed file, directly or through other modules, and the tests of rules for the whole
 * repository, if the change has code. End-to-end tests do not import the
 * code that they test; they are chosen only when they change themselves.
 */
export function testsOfChange(changed: string[], sources: Sources): TestsOfChange {
  const touched = dependentsOf(buildImportGraph(sources), changed);
  // The change can contain removed tests, which are not among the files.
  const hasCode = changed.some((file) => /\.(?:tsx?|mjs|json)$/.test(file));
  const files = findTestFiles(sources.files).filter(
    (file) => touched.has(file) || (hasCode && conventionTests.includes(file)),
  );
  const chosen = byProject(files, sources.textOf)
    .filter(({ project }) => !project.onDemand)
    // Tests on the second database rarely fail alone, so only a full run or a database change includes them.
    .map(({ project, files: own }) => {
      if (project.name !== 'server-embedded') return { project, files: own };
      return { project, files: changed.some(isOfDatabase) ? own.filter(isOfDatabase) : [] };
    })
    .filter(({ files: own }) => own.length > 0);
  return { chosen, shared: changed.filter(isShared) };
}

const isOfDatabase = (file: string) => /^apps\/server\/(?:src\/db|migrations)\//.test(file);
