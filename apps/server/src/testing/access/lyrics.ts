import type { AccessCase } from '../AccessCase.ts';

const body = {
  language: 'en',
  lines: [{ start: null, end: null, text: 'Low tide', words: [], translation: null }],
  source: null,
  author: null,
};

export const lyricsCases: Record<string, AccessCase[]> = {
  'GET /tracks/:id/lyrics': [{ path: '/tracks/1/lyrics' }, { path: '/tracks/2/lyrics', to: 'owner' }],
  'PUT /tracks/:id/lyrics': [
    { path: '/tracks/1/lyrics', body, to: 'owner', else: 403 },
    { path: '/tracks/2/lyrics', body, to: 'owner' },
  ],
  'DELETE /tracks/:id/lyrics': [
    { path: '/tracks/1/lyrics', to: 'owner', else: 403 },
    { path: '/tracks/2/lyrics', to: 'owner' },
  ],
};
