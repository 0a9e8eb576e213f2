import { describe, expect, test } from 'vitest';
import { buildImportGraph, cyclesOf, dependentsOf } from './importGraph.ts';
import { testsOfChange } from './testsOfChange.ts';

/** A small repository: two features that use `ui` and `data`. */
const repository = (more: Record<string, string> = {}) => {
  const files: Record<string, string> = {
    'packages/ui/src/index.ts': `export { Button } from './Button/Button.tsx';\nexport { Tabs } from './Tabs/Tabs.tsx';`,
    'packages/ui/src/Button/Button.tsx': `import './Button.css.ts';`,
    'packages/ui/src/Button/Button.css.ts': '',
    'packages/ui/src/Button/Button.stories.tsx': `import { Button } from './Button.tsx';`,
    'packages/ui/src/Tabs/Tabs.tsx': '',
    'packages/ui/src/Tabs/Tabs.stories.tsx': `import { Tabs } from './Tabs.tsx'; // tags: ['rtl']`,
    'packages/features/player/src/queue/queue.ts': '',
    'packages/features/player/src/queue/queue.test.ts': `import {\n  add,\n  type Queue,\n} from './queue.ts';`,
    'packages/features/player/src/queue/QueuePanel.tsx': `import { Button } from '@segno/ui/Button';\nimport type { Queue } from './queue.ts';`,
    'packages/features/player/src/queue/QueuePanel.stories.tsx': `const load = () => import('./QueuePanel.tsx');`,
    'packages/features/shell/src/Frame.tsx': `import { Tabs } from '@segno/ui';`,
    'packages/features/shell/src/Frame.test.tsx': `import { Frame } from './Frame.tsx';`,
    'apps/server/src/albums/routes.test.ts': `import './store.ts';`,
    'apps/server/src/albums/store.ts': '',
    'apps/web/e2e/listening.spec.ts': '',
    ...more,
  };
  return {
    files: Object.keys(files),
    textOf: (file: string) => files[file]!,
    entries: [
      { from: '@segno/ui', to: 'packages/ui/src/index.ts' },
      { from: '@segno/ui/*', to: 'packages/ui/src/*/*.tsx' },
    ],
  };
};
const testsOf = (...changed: string[]) =>
  Object.fromEntries(
    testsOfChange(changed, repository()).chosen.map(({ project, files }) => [project.name, files]),
  );

describe('the tests that a change affects', () => {
  test('import the changed file by value, by type, dynamically or through other files', () => {
    expect(testsOf('packages/features/player/src/queue/queue.ts')).toEqual({
      unit: ['packages/features/player/src/queue/queue.test.ts'],
      'stories-light': ['packages/features/player/src/queue/QueuePanel.stories.tsx'],
    });
  });
  test('include importers of a re-exporting file only if they import the changed name', () => {
    expect(testsOf('packages/ui/src/Tabs/Tabs.tsx')).toEqual({
      components: ['packages/features/shell/src/Frame.test.tsx'],
      'stories-light': ['packages/ui/src/Tabs/Tabs.stories.tsx'],
      'stories-rtl': ['packages/ui/src/Tabs/Tabs.stories.tsx'],
    });
    expect(testsOf('packages/ui/src/Button/Button.css.ts')['stories-light']).toEqual([
      'packages/ui/src/Button/Button.stories.tsx',
      'packages/features/player/src/queue/QueuePanel.stories.tsx',
    ]);
  });
  test('run on PostgreSQL for the server', () => {
    expect(testsOf('apps/server/src/albums/store.ts')).toEqual({
      'server-postgres': ['apps/server/src/albums/routes.test.ts'],
    });
  });
  test('include those on the embedded database only if database code changed', () => {
    const more = {
      'apps/server/src/db/open.ts': `import '../albums/store.ts';`,
      'apps/server/src/db/open.test.ts': `import './open.ts';`,
    };
    const projectsOf = (file: string) =>
      testsOfChange([file], repository(more)).chosen.map(({ project }) => project.name);
    expect(projectsOf('apps/server/src/albums/store.ts')).toEqual(['server-postgres']);
    expect(projectsOf('apps/server/src/db/open.ts')).toEqual(['server-postgres', 'server-embedded']);
  });
  test('include changed tests, also end-to-end tests', () => {
    expect(testsOf('apps/web/e2e/listening.spec.ts')).toEqual({
      journeys: ['apps/web/e2e/listening.spec.ts'],
    });
    expect(testsOf('packages/features/shell/src/removed.test.tsx')).toEqual({});
  });
  test('include the rules of the whole repository for each change of code', () => {
    const rule = 'packages/data/src/queryKeys.test.ts';
    const unitOf = (file: string) =>
      testsOfChange([file], repository({ [rule]: '' })).chosen.flatMap(({ files }) => files);
    expect(unitOf('packages/ui/src/Tabs/removed.ts')).toEqual([rule]);
    expect(unitOf('README.md')).toEqual([]);
  });
  test('do not include every test for a shared file, which is reported instead', () => {
    expect(testsOfChange(['vitest.config.ts', 'README.md'], repository()).shared).toEqual([
      'vitest.config.ts',
    ]);
  });
});

describe('import cycles', () => {
  const cycles = (more: Record<string, string>) => cyclesOf(buildImportGraph(repository(more)));
  test('are not reported in a graph without cycles', () => {
    expect(cycles({})).toEqual([]);
  });
  test.each([
    ['by value', `import { b } from './b.ts';`],
    ['by type', `import type { B } from './b.ts';`],
    ['by a later import', `const load = () => import('./b.ts');`],
  ])('are reported %s', (_, text) => {
    expect(cycles({ 'scripts/a.ts': text, 'scripts/b.ts': `export { a } from './a.ts';` })).toEqual([
      ['scripts/a.ts', 'scripts/b.ts'],
    ]);
  });
});

test('dependents are found through a cycle', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a'])],
  ]);
  expect([...dependentsOf(graph, ['a'])]).toEqual(['a', 'b']);
});
