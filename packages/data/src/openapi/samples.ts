import type { ApiDescription } from './contract.ts';

const genre = { $ref: '#/components/schemas/Genre' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A description of three requests. */
export const sampleApi: ApiDescription = {
  paths: {
    '/api/v1/playlists': {
      post: {
        tags: ['playlists'],
        description: 'For signed-in people.',
        requestBody: json({
          type: 'object',
          properties: { name: { type: 'string', minLength: 1, maxLength: 100 } },
          required: ['name'],
        }),
        responses: { 201: json({ type: 'object', properties: { id: { type: 'integer', minimum: 1 } } }) },
      },
    },
    '/api/v1/playlists/{id}': {
      get: {
        tags: ['playlists'],
        description: 'Needs the permission `music.view`.',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: json({ type: 'object', properties: { id: { type: 'integer', minimum: 1 } } }) },
      },
    },
    '/api/v1/genres': {
      get: {
        tags: ['genres'],
        description: 'Needs the permission `music.view`.',
        parameters: [
          { name: 'cursor', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } },
        ],
        responses: { 200: json({ type: 'array', items: genre }) },
      },
    },
  },
  components: {
    schemas: {
      Genre: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: 1 }, name: { type: 'string' } },
        required: ['id', 'name'],
      },
    },
  },
};
