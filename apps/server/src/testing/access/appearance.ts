import type { AccessCase } from '../AccessCase.ts';

export const appearanceCases: Record<string, AccessCase[]> = {
  'GET /appearance': [{ path: '/appearance' }],
  'GET /custom-pages/:idOrSlug': [
    { path: '/custom-pages/about' },
    { path: '/custom-pages/plans', to: 'admin' },
  ],
  'GET /appearance/version': [{ path: '/appearance/version' }],
  'GET /appearance/drafts': [{ path: '/appearance/drafts' }],
  'POST /appearance/drafts': [{ path: '/appearance/drafts', body: {}, status: 422 }],
  'GET /appearance/drafts/:id': [{ path: '/appearance/drafts/999', status: 404 }],
  'PUT /appearance/drafts/:id': [{ path: '/appearance/drafts/999', body: {}, status: 422 }],
  'DELETE /appearance/drafts/:id': [{ path: '/appearance/drafts/999', status: 404 }],
  'POST /appearance/drafts/:id/publish': [
    { path: '/appearance/drafts/999/publish', body: { version: 1 }, status: 404 },
  ],
  'POST /appearance/drafts/:id/link': [
    { path: '/appearance/drafts/999/link', body: { hours: 1 }, status: 404 },
  ],
  'DELETE /appearance/drafts/:id/link': [{ path: '/appearance/drafts/999/link', status: 404 }],
  'POST /appearance/drafts/:id/presence': [{ path: '/appearance/drafts/999/presence', status: 404 }],
  'POST /appearance/files': [{ path: '/appearance/files', body: {}, status: 415 }],
  'GET /appearance/files/:name{[0-9a-f]{32}\\.[a-z0-9]{2,5}}': [
    { path: `/appearance/files/${'0'.repeat(32)}.png`, status: 404 },
  ],
  'GET /appearance/history': [{ path: '/appearance/history' }],
  'POST /appearance/history/:id/restore': [{ path: '/appearance/history/999/restore', status: 404 }],
  'PUT /appearance': [{ path: '/appearance', body: {}, status: 422 }],
};
