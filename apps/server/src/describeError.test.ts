import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from './db/DatabaseUnavailable.ts';
import { describeError } from './describeError.ts';
import { Fault } from './Fault.ts';
import { Problem } from './http/Problem.ts';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

const nothing: Record<string, unknown>[] = [];
const replaced = new Error('A\n    at hush (/hush.ts:1:1)');
replaced.message = 'B';

test.each([
  ['a statement', new DrizzleQueryError('select $1', ['hush'], new Error('refused'))],
  [
    'a database',
    Object.assign(new Error('invalid input syntax for type integer: "hush"'), {
      severity: 'ERROR',
      detail: 'Key (name)=(hush) already exists.',
      where: 'unnamed portal parameter $1 = hush',
    }),
  ],
  ['JSON', caught(() => JSON.parse('hush'))],
  ['a schema', caught(() => v.parse(v.number(), 'hush'))],
  ['an address', caught(() => new URL('hush'))],
  ['a request', new Error('[GET] "http://localhost/api/v1/search?query=hush": 500')],
  ['a path', new Error('Failed to parse URL from /search/hush')],
  [
    'a file',
    Object.assign(new Error("ENOENT: no such file, open '/data/hush.mp3'"), { path: '/data/hush.mp3' }),
  ],
  ['a cause', new Error('failed', { cause: new AggregateError([new Error('no hush')], 'hush\n/hush') })],
  ['words', new Error('There is no artist Hush hush')],
  ['a message of several lines', new Error('A\n    at hush (/hush.ts:1:1)\n    at /hush.ts:1:1\nhush')],
  ['a replaced message', replaced],
  ['a code', Object.assign(new Error('hush'), { code: 'hush hush', table: ['hush'], status: 'hush\n' })],
  ['a missing property', caught(() => nothing[0]!['hush'])],
  ['what is no error', 'hush'],
])('the description of a fault of %s contains no value', (_, error) => {
  expect(JSON.stringify(describeError(error))).not.toMatch(/hush/i);
});

test('an error of the database keeps its code, constraint, table, routine and the place in the code', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'genres_name_unique',
    table: 'genres',
    routine: '_bt_check_unique',
  });
  const described = describeError(new DrizzleQueryError('insert', [], cause));
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    stack: expect.stringContaining('describeError.test.ts'),
    cause: {
      code: '23505',
      constraint: 'genres_name_unique',
      table: 'genres',
      routine: '_bt_check_unique',
      stack: expect.stringMatching(/^\s+at /),
    },
  });
});

test('fixed sentences of this program are kept', () => {
  expect(describeError(new Fault('The session was not stored.'))).toMatchObject({
    type: 'Fault',
    message: 'The session was not stored.',
  });
  const cause = new DatabaseUnavailable('The database is closed.');
  expect(
    describeError(new Problem({ status: 503, code: 'unavailable', message: 'Try again.', cause })),
  ).toMatchObject({
    code: 'unavailable',
    message: 'Try again.',
    status: 503,
    cause: { message: 'The database is closed.' },
  });
});

test('a missing object is reported without the name of the property', () => {
  expect(describeError(caught(() => nothing[0]!['hush']))).toMatchObject({
    type: 'TypeError',
    message: 'Cannot read properties of undefined',
  });
});

test('the stack keeps every frame of functions, methods, constructors and modules', async () => {
  class Maker {
    static make() {
      throw new Error('hush\nhush');
    }
  }
  const error = await Promise.resolve()
    .then(() => [1].map(() => Maker.make()))
    .catch((thrown: unknown) => thrown);
  const isFrame = (line: string) => line.startsWith('    at ') && !line.endsWith('(<anonymous>)');
  const frames = describeError(error).stack?.split('\n') ?? [];
  expect(frames.length).toBe((error as Error).stack!.split('\n').filter(isFrame).length);
  expect(frames[0]).toMatch(/^ {4}at (Function|Maker)\.make \(.*describeError\.test\.ts:\d+:\d+\)$/);
});
