import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { generateMigration, makeScratchFolder, missingMigration } from './missingMigration.ts';

// Each test starts drizzle-kit.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const folder = makeScratchFolder();
const migrations = join(folder, 'migrations');
const schema = join(folder, 'table.ts');

const writeTable = (columns: string, limit = 0) =>
  writeFileSync(
    schema,
    `import { sql } from 'drizzle-orm';
    import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
    export const venues = pgTable('venues', { id: integer().primaryKey(), ${columns} }, (table) => [
      check('venues_id', sql\`\${table.id} > ${limit}\`),
    ]);`,
  );
const name = 'name: text().notNull()';

beforeAll(() => {
  mkdirSync(migrations);
  writeTable(name);
  expect(generateMigration(schema, migrations)).toContain('CREATE TABLE "venues"');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('tables that match their migrations have no difference', () => {
  writeTable(name);
  expect(missingMigration(schema, migrations)).toBeNull();
});

test('a column and a changed CHECK without a migration are found, and the folder stays as it is', () => {
  const before = readdirSync(migrations);
  writeTable(`${name}, city: text()`, 10);
  const difference = missingMigration(schema, migrations);
  expect(difference).toContain('ADD COLUMN "city" text');
  expect(difference).toContain('DROP CONSTRAINT "venues_id"');
  expect(difference).toContain('CHECK ("venues"."id" > 10)');
  expect(readdirSync(migrations)).toEqual(before);
});

test('a renamed column, about which drizzle-kit asks, is found', () => {
  writeTable('title: text().notNull()');
  expect(missingMigration(schema, migrations)).not.toBeNull();
});
