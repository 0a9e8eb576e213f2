import { Hono } from 'hono';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testDatabase.ts';
import type { Database } from '../db/Database.ts';
import { handleError } from '../http/handleError.ts';
import { asGuest, viewedBy } from './testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { activeWorkspace } from '../workspaces/activeWorkspace.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { sampleCatalogue } from './sampleCatalogue.ts';
import { toHono, type Router } from '../http/router.ts';
import type { AppEnv } from '../http/AppEnv.ts';

/** The catalogue's routes, or others, on a database of the test file's own, emptied before each test. */
export function openTestCatalogue(routes: (db: Database) => Router = catalogueRoutes) {
  let database: TestDatabase;
  beforeAll(async () => void (database = await openTestDatabase()));
  beforeEach(() => database.truncate());
  afterAll(() => database.close());

  const open = (viewer: Viewer = asGuest) =>
    new Hono<AppEnv>()
      .onError(handleError)
      .use(viewedBy(viewer), activeWorkspace)
      .route('/', toHono(routes(database.db)));
  const send = async (path: string, viewer?: Viewer, method = 'GET', input?: unknown) => {
    const response = await open(viewer).request(path, {
      method,
      ...(input !== undefined && {
        body: JSON.stringify(input),
        headers: { 'content-type': 'application/json' },
      }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

  return {
    get db() {
      return database.db;
    },
    get sample() {
      return sampleCatalogue(database.db);
    },
    /** The routes as one application, for requests that share its state in memory. */
    open,
    send,
    /** Sends a change of a viewer, and returns the body of a response that must have this status. */
    async change(
      viewer: Viewer,
      method: 'POST' | 'PUT' | 'DELETE',
      path: string,
      input?: unknown,
      expected = 200,
    ): Promise<Record<string, unknown>> {
      const { status, body } = await send(path, viewer, method, input);
      expect(status, JSON.stringify(body)).toBe(expected);
      return body as Record<string, unknown>;
    },
    /** Requests a path and checks that the response matches the contract exactly. */
    async get<const Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      viewer?: Viewer,
    ): Promise<v.InferOutput<Schema>> {
      const { status, body } = await send(path, viewer);
      expect(status, JSON.stringify(body)).toBe(200);
      const parsed = v.parse(schema, body);
      expect(body).toEqual(parsed);
      return parsed;
    },
    /** How many statements reach the database while `path` is answered. */
    async countQueries(path: string, viewer?: Viewer): Promise<number> {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      try {
        const { status } = await send(path, viewer);
        expect(status).toBe(200);
        expect(query).toHaveBeenCalled();
        return query.mock.calls.length;
      } finally {
        query.mockRestore();
      }
    },
  };
}

/** Follows `next_cursor` from page to page and gives all that was listed. */
export async function readAll<T>(
  read: (cursor: string) => Promise<{ pagination: { data: T[]; next_cursor: string | null } }>,
): Promise<T[]> {
  const all: T[] = [];
  let cursor = '';
  do {
    const { data, next_cursor } = (await read(cursor && `&cursor=${encodeURIComponent(cursor)}`)).pagination;
    all.push(...data);
    cursor = next_cursor ?? '';
  } while (cursor);
  return all;
}

/** Runs `make` for each number from 0, one after the other, so that ids follow the numbers. */
export async function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}
