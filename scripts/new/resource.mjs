// The files of a resource: contract, queries, samples, table, store, routes and tests, and the lines that register it.

const first = (text) => text[0].toUpperCase() + text.slice(1);
const words = (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const kebab = (name) => words(name).replaceAll(' ', '-');
const snake = (name) => words(name).replaceAll(' ', '_');

/**
 * Adds a line after the last line that matches; throws where there is none, so that no registration is left out. Where the
 * pattern captures a name, the line comes after the greatest name before its own, so that two resources that are added
 * independently seldom conflict.
 */
function after(text, pattern, line, file, name) {
  const lines = text.split('\n');
  const found = lines.flatMap((each, index) => {
    const match = pattern.exec(each);
    return match ? [{ index, of: match[1] }] : [];
  });
  const before = found.filter(({ of }) => of !== undefined && of < name);
  const at =
    (before.length > 0 ? before.reduce((one, other) => (other.of >= one.of ? other : one)) : found.at(-1))
      ?.index ?? -1;
  if (at < 0) throw new Error(`${file} has no place for ${line.trim()}`);
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

/** A new resource `venues` with records `Venue`. `read` returns the text of a file. */
export function resourceFiles(plural, singular, read) {
  const one = singular[0].toLowerCase() + singular.slice(1);
  const path = kebab(plural);
  const table = snake(plural);
  const data = `packages/data/src/${plural}`;
  const server = `apps/server/src/${plural}`;
  const changed = {};
  const add = (file, pattern, line) => {
    changed[file] = after(changed[file] ?? read(file), pattern, line, file, plural);
  };
  add(
    'packages/data/src/contract.ts',
    /^export \* from '\.\/(\w+)\/contract\.ts';/,
    `export * from './${plural}/contract.ts';\nexport * from './${plural}/tables.ts';`,
  );
  add(
    'packages/data/src/index.ts',
    /^export \{.*\} from '\.\/(\w+)\/queries\.ts';/,
    `export { ${one}Query, ${plural}PageQuery, ${plural}Query, type ${first(plural)}Input } from './${plural}/queries.ts';`,
  );
  add(
    'packages/data/src/samples.ts',
    /^export \{.*\} from '\.\/(\w+)\/samples\.ts';/,
    `export { sample${first(plural)} } from './${plural}/samples.ts';`,
  );
  add(
    'packages/data/src/samples.test.ts',
    /^ {2}\['.*samples\.sample\w+\],$/,
    `  ['${words(plural)}', v.array(contract.${singular}), samples.sample${first(plural)}],`,
  );
  const routes = 'apps/server/src/catalogueRoutes.ts';
  add(
    routes,
    /^import \{ \w+ \} from '\.\/(\w+)\/routes\.ts';/,
    `import { ${one}Routes } from './${plural}/routes.ts';`,
  );
  add(routes, /^ {4}\.route\('\/tags'/, `    .route('/${path}', ${one}Routes(db))`);
  const every = 'apps/server/src/content/everyResource.test.ts';
  add(every, /^ {2}GenreResponse,$/, `  ${singular}Response,\n  ${singular}List,`);
  add(every, /^import \{ openTestCatalogue \}/, `import { ${plural} } from '../${plural}/table.ts';`);
  add(every, /^ {2}await sample\.playlist\(/, `  await db.insert(${plural}).values(named('Harbour'));`);
  add(
    every,
    /^ {2}\['\/labels\/1', /,
    `  ['/${path}', ${singular}List],\n  ['/${path}/1', ${singular}Response],`,
  );
  add(
    'apps/server/src/testing/accessCases.ts',
    /^ {2}'GET \/genres\/:name'/,
    `  'GET /${path}': [everybody('/${path}')],\n  'GET /${path}/:id': [{ path: '/${path}/999', status: 404 }],`,
  );
  return {
    created: {
      [`${data}/contract.ts`]: `import * as v from 'valibot';
import { Id, paginated } from '../shared/contract.ts';

export const ${singular} = v.object({
  id: Id,
  name: v.string(),
  slug: v.string(),
});
export type ${singular} = v.InferOutput<typeof ${singular}>;

export const ${singular}List = paginated(${singular});
export const ${singular}Response = v.object({ ${one}: ${singular} });
`,
      [`${data}/tables.ts`]: `import { defineTable, tableParams } from '../tables/defineTable.ts';

/** The orders and filters of the ${words(plural)}. */
export const ${one}Table = defineTable({ orders: { name: 'asc' }, order: 'name', filters: {} });
export const ${singular}ListParams = tableParams(${one}Table);
`,
      [`${data}/queries.ts`]: `import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { maxPerPage } from '../shared/contract.ts';
import type { TablePageInput } from '../tables/defineTable.ts';
import { ${singular}Response, ${singular}List } from './contract.ts';
import type { ${one}Table } from './tables.ts';

export type ${first(plural)}Input = TablePageInput<typeof ${one}Table>;

/** Query options for the ${words(plural)}: the first page of the list, with the largest page size. */
export const ${plural}Query = () =>
  queryOptions({
    queryKey: ['${plural}', 'list'],
    queryFn: async ({ client, signal }) =>
      (await request(client, ${singular}List, '${path}', { query: { perPage: maxPerPage }, signal })).pagination
        .data,
  });

/** Query options for one page of the ${words(plural)}, with their total. */
export const ${plural}PageQuery = ({ page = 1, ...input }: ${first(plural)}Input = {}) =>
  queryOptions({
    queryKey: ['${plural}', 'page', { ...input, page }],
    queryFn: async ({ client, signal }) =>
      (await request(client, ${singular}List, '${path}', { query: { ...input, page }, signal })).pagination,
  });

/** Query options for one record by its id. */
export const ${one}Query = (id: number) =>
  queryOptions({
    queryKey: ['${plural}', 'id', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ${singular}Response, \`${path}/\${id}\`, { signal })).${one},
  });
`,
      [`${data}/samples.ts`]: `import type { ${singular} } from './contract.ts';

/** Records for stories and tests. */
export const sample${first(plural)}: ${singular}[] = [
  { id: 1, name: 'Harbour', slug: 'harbour' },
  { id: 2, name: 'Low tide', slug: 'low-tide' },
];
`,
      [`${server}/table.ts`]: `import { pgTable } from 'drizzle-orm/pg-core';
import { id, nameColumns, nameKey, orderIndexes, timeColumns } from '../records/columns.ts';

export const ${plural} = pgTable('${table}', { id: id(), ...nameColumns(), ...timeColumns() }, (t) =>
  orderIndexes('${table}', t.id, { name: nameKey(t.search_name) }),
);
`,
      [`${server}/store.ts`]: `import { ${one}Table, type Page, type TablePageInput, type ${singular} } from '@segno/data/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { nameKey } from '../records/columns.ts';
import { among, containsWords, filterConditions, inOrder, listPage, type Listing } from '../records/Listing.ts';
import { ${plural} } from './table.ts';

const listing = {
  table: ${plural},
  id: ${plural}.id,
  visible: sql\`true\`,
  orders: { name: { key: nameKey(${plural}.search_name), kind: 'text', isDescending: false } },
} satisfies Listing<keyof (typeof ${one}Table)['orders']>;

const select${first(plural)} = (db: Database, where: SQL) =>
  db.select({ id: ${plural}.id, name: ${plural}.name, slug: ${plural}.slug }).from(${plural}).where(where);

/** One page of the ${words(plural)}. */
export const list${first(plural)} = (
  db: Database,
  { order = ${one}Table.order, query = '', ...input }: TablePageInput<typeof ${one}Table>,
): Promise<Page<${singular}>> => {
  const filters = [...containsWords(${plural}.search_name, query), ...filterConditions(${one}Table, {}, input)];
  return listPage(db, listing, { ...input, order, filters }, async (ids) =>
    ids.length === 0 ? [] : inOrder(ids, await select${first(plural)}(db, among(${plural}.id, ids))),
  );
};

/** One record by its id. */
export async function find${singular}(db: Database, id: number): Promise<${singular}> {
  const [found] = await select${first(plural)}(db, eq(${plural}.id, id));
  if (!found) throw notFound();
  return found;
}
`,
      [`${server}/routes.ts`]: `import { IdParam, ${singular}Response, ${singular}List, ${singular}ListParams } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { shareResponse } from '../http/shareResponses.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { find${singular}, list${first(plural)} } from './store.ts';

export const ${one}Routes = (db: Database) =>
  createRouter()
    .get('/', allow('music.view'), responds(${singular}List), validate('query', ${singular}ListParams), (c) =>
      shareResponse(c, () => list${first(plural)}(db, c.req.valid('query'))),
    )
    .get('/:id', allow('music.view'), responds(${singular}Response), validate('param', IdParam), (c) =>
      shareResponse(c, async () => ({ ${one}: await find${singular}(db, c.req.valid('param').id) })),
    );
`,
      [`${server}/routes.test.ts`]: `import { ${singular}Response, ${singular}List } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { named } from '../records/named.ts';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import { ${plural} } from './table.ts';

const catalogue = openTestCatalogue();

test('${words(plural)} are listed by name, searched, and one is found by its id', async () => {
  await catalogue.db.insert(${plural}).values([named('Low tide'), named('Harbour')]);
  const { pagination } = await catalogue.get('/${path}', ${singular}List);
  expect(pagination.data.map(({ name }) => name)).toEqual(['Harbour', 'Low tide']);
  const { pagination: found } = await catalogue.get('/${path}?query=tide&page=1&direction=desc', ${singular}List);
  expect([found.total, found.data.map(({ name }) => name)]).toEqual([1, ['Low tide']]);
  const { ${one} } = await catalogue.get('/${path}/1', ${singular}Response);
  expect(${one}.name).toBe('Low tide');
});

test('a list of 50 ${words(plural)} takes as many queries as one of 2', async () => {
  await times(50, (index) => catalogue.db.insert(${plural}).values(named(\`Name \${index}\`)));
  const few = await catalogue.countQueries('/${path}?perPage=2');
  expect(await catalogue.countQueries('/${path}?perPage=50')).toBe(few);
});
`,
      [`.changeset/add-${path}.md`]: `---
'@segno/data': minor
---

\`${plural}Query\`, \`${plural}PageQuery\` and \`${one}Query\` read ${words(plural)}.
`,
    },
    changed,
  };
}
