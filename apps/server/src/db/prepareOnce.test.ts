import { expect, test, vi } from 'vitest';
import type { Database } from './Database.ts';
import { prepareOnce } from './prepareOnce.ts';

test('a select is built once for each database and kind, and never shared between databases', () => {
  const build = vi.fn((db: Database, kind: string) => ({ db, kind }));
  const prepared = prepareOnce(build);
  const [one, two] = [{} as Database, {} as Database];
  const asked = [one, two, one, two].flatMap((db) => ['guest', 'user'].map((kind) => ({ db, kind })));
  for (const { db, kind } of asked) {
    const found = prepared(db, kind);
    expect(found.db).toBe(db);
    expect(found.kind).toBe(kind);
  }
  expect(build).toHaveBeenCalledTimes(4);
});
