import { expect, test } from 'vitest';
import { defineTable, readTableInput } from './defineTable.ts';
import { readFilterGroup, writeFilterGroup, type FilterGroup } from './filterGroups.ts';

const definition = {
  ...defineTable({
    orders: { newest: 'desc' },
    order: 'newest',
    filters: {
      status: { kind: 'choice', values: ['draft', 'published'] },
      plays: { kind: 'number' },
      released: { kind: 'day', isOptional: true },
    },
  }),
  hasGroups: true,
};

const text = 'any(status=draft,all(plays.min=10,released.last=7),released.empty=yes)';
const group: FilterGroup = {
  match: 'any',
  rules: [
    { param: 'status', value: 'draft' },
    {
      match: 'all',
      rules: [
        { param: 'plays.min', value: 10 },
        { param: 'released.last', value: 7 },
      ],
    },
    { param: 'released.empty', value: 'yes' },
  ],
};

test('groups are written for an address and read from it', () => {
  expect(writeFilterGroup(group)).toBe(text);
  expect(readFilterGroup(definition, text)).toEqual(group);
  expect(writeFilterGroup({ match: 'all', rules: [{ match: 'any', rules: [] }] })).toBe('');
});

test.each([
  'status=draft',
  'any(status=draft',
  'any(status=draft))',
  'any()',
  'any(status=draft,)',
  'any(status=draft)any(status=draft)',
  'any(status=lost)',
  'any(secret=1)',
  'any(plays.min=ten)',
  'any(plays.empty=yes)',
  'any(all(any(status=draft)))',
  'any(status=draft status=draft)',
  `any(${Array.from({ length: 21 }, () => 'plays=1').join()})`,
  '',
])('%s is no group', (invalid) => {
  expect(readFilterGroup(definition, invalid)).toBeUndefined();
});

test('an address keeps groups where the table has them', () => {
  const params = new URLSearchParams({ where: text });
  expect(readTableInput(definition, params)).toEqual({ where: text });
  expect(readTableInput({ ...definition, hasGroups: false }, params)).toEqual({});
  expect(readTableInput(definition, new URLSearchParams({ where: 'any(' }))).toEqual({});
});
