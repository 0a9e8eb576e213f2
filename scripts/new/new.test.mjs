import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesFor } from '../new.mjs';

const read = (file) => readFileSync(file, 'utf8');

test('a screen has a page, a story and a text, and its path is in the table of pages', () => {
  const { created, changed } = filesFor(['screen', 'browse/charts/TopCharts', '/charts/:country?'], read);
  expect(Object.keys(created)).toEqual([
    'packages/features/browse/src/messages/topCharts.en.ts',
    'packages/features/browse/src/charts/TopChartsScreen.tsx',
    'packages/features/browse/src/charts/topChartsPage.ts',
    'packages/features/browse/src/charts/TopChartsScreen.stories.tsx',
  ]);
  // Not at the end, where two branches that each add a page would conflict.
  const paths = changed['apps/web/src/pages.ts'].split('\n');
  const line = paths.indexOf("  '/charts/:country?': 'browse/charts/topChartsPage',");
  expect(paths[line - 1]?.trim() < "'/charts").toBe(true);
  expect(paths[line + 1]).not.toBe('} as const;');
  expect(changed['packages/data/src/paths/takenSegments.ts']).toMatch(/ charts'/);
  expect(created['packages/features/browse/src/charts/TopChartsScreen.tsx']).toContain(
    'TopChartsScreen({ params }: { params: { country?: string } })',
  );
  expect(created['packages/features/browse/src/charts/topChartsPage.ts']).toContain(
    "path: '/charts/:country?'",
  );
});

test('a list has a page with the table of a resource, a story of each state and texts', () => {
  const { created, changed } = filesFor(
    ['list', 'browse/venues/AllVenues', '/venues', 'venues', 'Venue'],
    read,
  );
  expect(Object.keys(created)).toEqual([
    'packages/features/browse/src/messages/allVenues.en.ts',
    'packages/features/browse/src/venues/AllVenuesScreen.tsx',
    'packages/features/browse/src/venues/allVenuesPage.ts',
    'packages/features/browse/src/venues/AllVenuesScreen.stories.tsx',
  ]);
  expect(changed['apps/web/src/pages.ts']).toContain("\n  '/venues': 'browse/venues/allVenuesPage',\n");
  const screen = created['packages/features/browse/src/venues/AllVenuesScreen.tsx'];
  expect(screen).toContain('definition={venueTable}');
  expect(screen).toContain('query={venuesPageQuery}');
});

test('a component has its styles and a story, and is exported', () => {
  const { created, changed } = filesFor(['component', 'Ribbon'], read);
  expect(Object.keys(created).map((file) => file.replace('packages/ui/src/Ribbon/', ''))).toEqual([
    'Ribbon.tsx',
    'Ribbon.css.ts',
    'Ribbon.stories.tsx',
  ]);
  expect(changed['packages/ui/src/index.ts']).toContain("from './Ribbon/Ribbon.tsx';");
});

test('a resource has a contract, queries, samples, a table, a store, routes and a test, and is registered', () => {
  const { created, changed } = filesFor(['resource', 'venues', 'Venue'], read);
  expect(Object.keys(created)).toEqual([
    ...['contract', 'tables', 'queries', 'samples'].map((file) => `packages/data/src/venues/${file}.ts`),
    ...['table', 'store', 'routes', 'routes.test'].map((file) => `apps/server/src/venues/${file}.ts`),
    '.changeset/add-venues.md',
  ]);
  expect(changed['apps/server/src/catalogueRoutes.ts']).toContain(".route('/venues', venueRoutes(db))");
  expect(changed['apps/server/src/testing/accessCases.ts']).toContain("'GET /venues/:id'");
  expect(changed['apps/server/src/content/everyResource.test.ts']).toContain("['/venues/1', VenueResponse]");
  expect(changed['packages/data/src/contract.ts']).toContain("'./venues/contract.ts'");
  expect(Object.keys(changed)).toHaveLength(7);
});

test.each([
  [['page', 'x']],
  [['resource', 'venues']],
  [['list', 'browse/venues/Venues', '/venues/:id', 'venues', 'Venue']],
  [['list', 'browse/venues/Venues', '/venues']],
  [['screen', 'Charts']],
  [['component', 'ribbon']],
])('%j prints the usage', (args) => {
  expect(() => filesFor(args, read)).toThrow('npm run new -- screen');
});
