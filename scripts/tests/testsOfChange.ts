import { byProject, findTestFiles, type ProjectFiles } from './choose.ts';
import { buildImportGraph, dependentsOf, type Sources } from './importGraph.ts';

/** The tests that a change touches. */
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
 * Finds the tests that import a changed file, directly or through other modules. Whole journeys import nothing of what
 * they test; they run only when they change themselves.
 */
export function testsOfChange(changed: string[], sources: Sources): TestsOfChange {
  const touched = dependentsOf(buildImportGraph(sources), changed);
  // A removed test is in the change, but not among the files.
  const files = findTestFiles(sources.files).filter((file) => touched.has(file));
  const chosen = byProject(files, sources.textOf)
    .filter(({ project }) => !project.onDemand)
    // A whole run covers the second database; here it costs more than it finds, unless the database itself changed.
    .map(({ project, files: own }) => {
      if (project.name !== 'server-embedded') return { project, files: own };
      return { project, files: changed.some(isOfDatabase) ? own.filter(isOfDatabase) : [] };
    })
    .filter(({ files: own }) => own.length > 0);
  return { chosen, shared: changed.filter(isShared) };
}

const isOfDatabase = (file: string) => /^apps\/server\/(?:src\/db|migrations)\//.test(file);
