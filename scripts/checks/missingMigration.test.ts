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

test('tables that match their migrations have no difference, and the folder stays as it is', () => {
  const before = readdirSync(migrations);
  writeTable(name);
  expect(missingMigration(schema, migrations)).toBeNull();
  writeTable(`${name}, city: text()`);
  missingMigration(schema, migrations);
  expect(readdirSync(migrations)).toEqual(before);
});

test('a column without a migration is found', () => {
  writeTable(`${name}, city: text()`);
  expect(missingMigration(schema, migrations)).toContain('ADD COLUMN "city" text');
});

test('a changed CHECK without a migration is found', () => {
  writeTable(name, 10);
  const difference = missingMigration(schema, migrations);
  expect(difference).toContain('DROP CONSTRAINT "venues_id"');
  expect(difference).toContain('CHECK ("venues"."id" > 10)');
});

test('a renamed column, about which drizzle-kit asks, is found', () => {
  writeTable('title: text().notNull()');
  expect(missingMigration(schema, migrations)).not.toBeNull();
});
