import { sampleApi } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { exampleOf, limitsOf, operationsByResource, typeOf } from './describe.ts';

test('API-2 operations are grouped by resource', () => {
  const groups = operationsByResource(sampleApi);
  expect([...groups.keys()]).toEqual(['genres', 'playlists']);
  expect(groups.get('playlists')?.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/playlists',
    'GET /api/v1/playlists/{id}',
  ]);
});

test('API-2 an example has a value for each property, also of schemas that contain each other', () => {
  const schemas = {
    Node: {
      type: 'object',
      properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
    },
  };
  const example = exampleOf({ $ref: '#/components/schemas/Node' }, schemas);
  expect(example).toMatchObject({ id: 1, next: { id: 1 } });
  expect(JSON.stringify(example).length).toBeLessThan(200);
  expect(exampleOf({ anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }, {})).toBe('2026-11-23');
});

test('API-2 types and limits are shown in short', () => {
  expect(typeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
  expect(typeOf({ type: 'array', items: { $ref: '#/components/schemas/Album' } })).toBe('Album[]');
  expect(limitsOf({ type: 'string', minLength: 1, maxLength: 60 })).toBe('1 – 60');
});
