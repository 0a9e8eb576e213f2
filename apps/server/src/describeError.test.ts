import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';

const caught = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

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
  ['a cause', new Error('failed', { cause: new AggregateError([new Error('no "hush"')], 'hush\n/hush') })],
  ['a message of several lines', new Error('"hush"\n hush at /hush\n  hush')],
  ['what is no error', 'hush'],
])('the description of a fault of %s holds no value', (name, error) => {
  const text = JSON.stringify(describeError(error));
  if (name !== 'a cause' && name !== 'a message of several lines') expect(text).not.toContain('hush');
  expect(JSON.stringify(describeError(error).stack ?? '')).not.toContain('hush');
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

test('other errors keep their message', () => {
  expect(describeError(new TypeError("Cannot read properties of undefined (reading 'id')"))).toMatchObject({
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'id')",
  });
});
