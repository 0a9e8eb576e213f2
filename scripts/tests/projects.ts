// The test projects with their files and requirements. `vitest.config.ts` and `npm test` read this list.

/** A group of tests that run in one environment. */
export interface TestProject {
  name: string;
  /** One line for messages and for `CONTRIBUTING.md`. */
  runs: string;
  runner: 'vitest' | 'playwright';
  /** Globs of its test files, from the root of the repository. */
  include: string[];
  exclude?: string[];
  /** Whether a browser must be installed. */
  browser: boolean;
  /** Whether its tests use ffmpeg where the machine has it, or can install it. */
  ffmpeg?: true;
  /** Whether the project runs only when it is named. */
  onDemand?: true;
  /** A story file runs in this project only if its text matches. */
  tag?: RegExp;
}

const stories = ['packages/{ui,features/*}/src/**/*.stories.tsx'];

/** Every project, in the order in which a full run starts them. */
export const projects: TestProject[] = [
  {
    name: 'unit',
    runs: 'modules without a browser or a database, in Node.js',
    runner: 'vitest',
    include: [
      'packages/**/src/**/*.test.ts',
      'scripts/**/*.test.{mjs,ts}',
      'apps/{web,server/demo}/src/**/*.test.ts',
    ],
    browser: false,
  },
  {
    name: 'server-postgres',
    runs: 'the server on PostgreSQL',
    runner: 'vitest',
    include: ['apps/server/src/**/*.test.ts'],
    // These files test the embedded database itself, and the commands with it.
    exclude: ['apps/server/src/{db/{embedded,folderLock,backup/commands},operator/operatorCommands}.test.ts'],
    browser: false,
    ffmpeg: true,
  },
  {
    name: 'server-embedded',
    runs: 'the embedded database, the process around it, the search, and every resource once on it',
    runner: 'vitest',
    include: [
      'apps/server/src/db/**/*.test.ts',
      'apps/server/src/main.test.ts',
      'apps/server/src/operator/operatorCommands.test.ts',
      'apps/server/src/content/everyResource.test.ts',
      'apps/server/src/search/routes.test.ts',
      'apps/server/src/idempotency/idempotency.test.ts',
      'apps/server/src/http/heavyWork.test.ts',
    ],
    browser: false,
  },
  {
    name: 'components',
    runs: 'component tests in a browser',
    runner: 'vitest',
    include: ['packages/{ui,data,features/*}/src/**/*.test.tsx'],
    browser: true,
  },
  {
    name: 'stories-light',
    runs: 'every story with its interactions, and axe in the light and in the dark theme',
    runner: 'vitest',
    include: stories,
    browser: true,
  },
  {
    name: 'stories-rtl',
    runs: 'stories tagged `rtl`, right to left',
    runner: 'vitest',
    include: stories,
    browser: true,
    tag: /tags: \[[^\]]*'rtl'/,
  },
  {
    name: 'stories-dark',
    runs: 'every story with its interactions in the dark theme',
    runner: 'vitest',
    include: stories,
    browser: true,
    onDemand: true,
  },
  ...['touch', 'forced', 'zoom'].map((mode): TestProject => ({
    name: `modes-${mode}`,
    runs: `every component of @segno/ui in the mode ${mode}`,
    runner: 'vitest',
    include: [`apps/storybook/modes/{checks,${mode}}.test.ts`],
    browser: true,
  })),
  {
    name: 'modes-pseudo',
    runs: 'every screen in the pseudo-language',
    runner: 'vitest',
    include: ['apps/storybook/modes/pseudo.test.ts'],
    browser: true,
  },
  {
    name: 'journeys',
    runs: 'whole journeys on the packaged application',
    runner: 'playwright',
    include: ['apps/web/e2e/**/*.spec.ts'],
    browser: true,
    ffmpeg: true,
  },
  {
    name: 'installation',
    runs: 'the packed packages in applications of other teams',
    runner: 'playwright',
    include: ['fixtures/**/*.spec.js'],
    browser: true,
  },
];

/** Returns the project with that name. */
export function projectOf(name: string): TestProject {
  const project = projects.find((one) => one.name === name);
  if (!project) throw new Error(`There is no test project "${name}".`);
  return project;
}
