import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choose, NoSuchTest, readRepository, storyTitle } from './choose.ts';
import { projects } from './projects.ts';

const files = [
  'apps/server/src/albums/routes.test.ts',
  'apps/server/src/content/derived.test.ts',
  'apps/server/src/db/embedded.test.ts',
  'apps/server/src/search/routes.test.ts',
  'apps/storybook/modes/checks.test.ts',
  'apps/storybook/modes/pseudo.test.ts',
  'apps/storybook/modes/touch.test.ts',
  'apps/web/e2e/listening.spec.ts',
  'fixtures/ui/browser.spec.js',
  'packages/features/player/src/queue/QueuePanel.stories.tsx',
  'packages/features/player/src/queue/queue.test.ts',
  'packages/ui/src/Button/Button.stories.tsx',
  'packages/ui/src/Button/Button.test.tsx',
  'packages/ui/src/ButtonGroup/ButtonGroup.stories.tsx',
  'packages/ui/src/Tabs/Tabs.stories.tsx',
];
const textOf = (file: string) => (file.includes('Tabs') ? `export const Keys = { tags: ['rtl'] };` : '');

const exists = (path: string) => /\/(?:queue|store)\.ts$/.test(path);
const repository = { files, textOf, exists };

/** The chosen tests, as `{ project: files }`. */
const chosen = (...args: string[]) =>
  Object.fromEntries(choose(args, repository).projects.map(({ project, files: own }) => [project.name, own]));
const message = (...args: string[]) => {
  try {
    choose(args, repository);
  } catch (error) {
    if (error instanceof NoSuchTest) return error.message;
    throw error;
  }
  throw new Error('It found something.');
};

describe('the arguments of npm test', () => {
  test('without arguments every project is chosen except those that run on demand', () => {
    const names = Object.keys(chosen());
    expect(names).toEqual(projects.filter(({ onDemand }) => !onDemand).map(({ name }) => name));
    expect(names).not.toContain('stories-dark');
  });

  test.each([
    ['packages/features/player/src/queue/queue.test.ts', ['unit']],
    ['packages/ui/src/Button/Button.test.tsx', ['components']],
    ['packages/ui/src/Button/Button.stories.tsx', ['stories-light']],
    ['packages/ui/src/Tabs/Tabs.stories.tsx', ['stories-light', 'stories-rtl']],
    ['apps/server/src/content/derived.test.ts', ['server-postgres']],
    ['apps/server/src/albums/routes.test.ts', ['server-postgres']],
    ['apps/server/src/search/routes.test.ts', ['server-postgres', 'server-embedded']],
    ['apps/server/src/db/embedded.test.ts', ['server-embedded']],
    ['apps/storybook/modes/touch.test.ts', ['modes-touch']],
    ['apps/web/e2e/listening.spec.ts', ['journeys']],
    ['fixtures/ui/browser.spec.js', ['installation']],
  ])('%s runs in %j only', (file, names) => {
    expect(chosen(file)).toEqual(Object.fromEntries(names.map((name) => [name, [file]])));
    expect(chosen(`./${file}`)).toEqual(chosen(file));
  });

  test('a folder selects every test in it', () => {
    expect(chosen('packages/ui/src/Button/')).toEqual({
      components: ['packages/ui/src/Button/Button.test.tsx'],
      'stories-light': ['packages/ui/src/Button/Button.stories.tsx'],
    });
  });

  test('a source file selects the tests with its name beside it, else every test beside it', () => {
    expect(chosen('packages/features/player/src/queue/queue.ts')).toEqual({
      unit: ['packages/features/player/src/queue/queue.test.ts'],
    });
    expect(chosen('apps/server/src/content/store.ts')).toEqual({
      'server-postgres': ['apps/server/src/content/derived.test.ts'],
    });
  });

  test('an exact name takes precedence over a part of a name', () => {
    expect(chosen('Button')['stories-light']).toEqual(['packages/ui/src/Button/Button.stories.tsx']);
    expect(chosen('tongr')['stories-light']).toEqual(['packages/ui/src/ButtonGroup/ButtonGroup.stories.tsx']);
  });

  test('a project selects all of its files, and the first part of a name selects several projects', () => {
    expect(chosen('unit')).toEqual({ unit: ['packages/features/player/src/queue/queue.test.ts'] });
    expect(Object.keys(chosen('server'))).toEqual(['server-postgres', 'server-embedded']);
    expect(Object.keys(chosen('stories'))).toEqual(['stories-light', 'stories-rtl']);
    expect(Object.keys(chosen('--project', 'stories-dark'))).toEqual(['stories-dark']);
  });

  test('a project and a file select the file in that project', () => {
    expect(chosen('server-embedded', 'apps/server/src/search')).toEqual({
      'server-embedded': ['apps/server/src/search/routes.test.ts'],
    });
    expect(message('unit', 'packages/ui/src/Button')).toBe(
      'No test of unit is in packages/ui/src/Button. These files belong to: components, stories-light, stories-dark.',
    );
  });

  test('-t selects by test title', () => {
    const title = (...args: string[]) => choose(args, repository).title;
    expect(title('unit', '-t', 'adds a track')).toBe('adds a track');
    expect(title('--testNamePattern=adds')).toBe('adds');
    expect(title('unit')).toBeUndefined();
    expect(message('unit', '-t')).toContain('-t needs the title');
  });

  test('an argument without a match is reported with similar names and the projects', () => {
    expect(message('Buton')).toContain('No test matches "Buton". Did you mean Button');
    expect(message('packages/ui/src/Tabs/Tab.tests.tsx')).toContain('Tabs.stories.tsx');
    expect(message('units')).toContain('Did you mean unit?');
    expect(message('zzzzzzzz')).toMatch(/^No test matches "zzzzzzzz"\.\nUse: npm test --/);
    expect(message('zzzzzzzz')).toMatch(/^ {2}journeys +whole journeys/m);
    expect(message('--watch')).toContain('Unknown option --watch');
  });
});

test('the name of an export finds its story', () => {
  expect(storyTitle('LongLabel')).toBe('Long ?Label');
  expect(new RegExp(storyTitle('LongLabel')).test('Long Label')).toBe(true);
  expect(storyTitle('a label of 3 lines')).toBe('a label of 3 lines');
});

test('every test file of the repository belongs to a project that a full run starts', () => {
  const found = readRepository('.');
  const listed = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const tests = listed.filter((file) => /\.(?:test|spec|stories)\.\w+$/.test(file) && existsSync(file));
  expect(tests.length).toBeGreaterThan(200);
  const run = choose([], found).projects.flatMap(({ files: own }) => own);
  expect(tests.filter((file) => !run.includes(file))).toEqual([]);
});
