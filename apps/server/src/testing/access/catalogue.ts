import type { AccessCase } from '../AccessCase.ts';

const everybody = (path: string, body?: unknown): AccessCase => ({ path, body });
const hidden = (path: string, body?: unknown): AccessCase => ({ path, body, to: 'owner' });
const play = {
  key: 'a-listening',
  track_id: 1,
  heard: 60_000,
  played_at: '2026-01-01T00:00:00.000Z',
};
const rules = {
  match: 'all',
  rules: [{ field: 'title', operator: 'contains', value: 'tide' }],
  limit: { by: 'tracks', value: 10 },
  order: 'title',
};

/** Requests of the catalogue's pages, the library and what people do with each other. */
export const catalogueCases: Record<string, AccessCase[]> = {
  // No advertisement is on.
  'GET /ads/:slot': [{ path: '/ads/general_top', status: 404 }],
  'GET /albums/:id/comments': [everybody('/albums/1/comments'), hidden('/albums/2/comments')],
  'POST /albums/:id/comments': [
    everybody('/albums/1/comments', { text: 'Good' }),
    hidden('/albums/2/comments', { text: 'Good' }),
  ],
  'GET /tracks/:id/comments': [everybody('/tracks/1/comments'), hidden('/tracks/2/comments')],
  'POST /tracks/:id/comments': [
    everybody('/tracks/1/comments', { text: 'Good' }),
    hidden('/tracks/2/comments', { text: 'Good' }),
  ],
  'GET /tracks/:id/playlists': [everybody('/tracks/1/playlists'), hidden('/tracks/2/playlists')],
  'GET /artists/:id/appears-on': [
    everybody('/artists/1/appears-on'),
    { path: '/artists/2/appears-on', to: 'admin' },
  ],
  'GET /artists/:id/playlists': [
    everybody('/artists/1/playlists'),
    { path: '/artists/2/playlists', to: 'admin' },
  ],
  // The owner of records wrote the comment 1.
  'PUT /comments/:id': [{ path: '/comments/1', body: { text: 'Better' }, to: 'owner', else: 403 }],
  'DELETE /comments/:id': [{ path: '/comments/1', to: 'owner', else: 403 }],
  'POST /comments/:id/restore': [{ path: '/comments/1/restore', status: 404 }],
  'PUT /comments/:id/like': [everybody('/comments/1/like')],
  'DELETE /comments/:id/like': [everybody('/comments/1/like')],
  'POST /comments/:id/report': [{ path: '/comments/999/report', body: { reason: 'spam' }, status: 404 }],
  'GET /labels': [everybody('/labels')],
  'GET /labels/:id': [everybody('/labels/1'), { path: '/labels/999', status: 404 }],
  'GET /labels/:id/albums': [everybody('/labels/1/albums')],
  'GET /labels/:id/artists': [everybody('/labels/1/artists')],
  'GET /labels/:id/tracks': [everybody('/labels/1/tracks')],
  'GET /me/blocks': [everybody('/me/blocks')],
  'PUT /me/blocks/:id': [everybody('/me/blocks/4'), { path: '/me/blocks/999', status: 404 }],
  'DELETE /me/blocks/:id': [everybody('/me/blocks/4')],
  'GET /me/feed': [everybody('/me/feed')],
  'GET /me/folders': [everybody('/me/folders')],
  'POST /me/folders': [everybody('/me/folders', { name: 'Evenings' })],
  'PUT /me/folders/places': [everybody('/me/folders/places', { playlist_ids: [1, 2], folder_id: null })],
  // Folders are a person's own, also for admins.
  'PUT /me/folders/:id': [{ path: '/me/folders/999', body: { name: 'Mornings' }, status: 404 }],
  'DELETE /me/folders/:id': [{ path: '/me/folders/999', status: 404 }],
  'GET /me/hides': [everybody('/me/hides')],
  'POST /me/hides/check': [everybody('/me/hides/check', { ids: [1] })],
  'PUT /me/hides/:kind/:id': [everybody('/me/hides/track/1', {}), hidden('/me/hides/track/2', {})],
  'DELETE /me/hides/:kind/:id': [everybody('/me/hides/track/1')],
  'GET /me/history': [everybody('/me/history')],
  'GET /me/history/days': [everybody('/me/history/days')],
  'DELETE /me/history': [everybody('/me/history')],
  'GET /me/home': [everybody('/me/home')],
  'GET /me/library/tracks': [everybody('/me/library/tracks')],
  'GET /me/library/albums': [everybody('/me/library/albums')],
  'GET /me/library/artists': [everybody('/me/library/artists')],
  // Records that the viewer may not see are left out.
  'POST /me/likes/:kind': [
    everybody('/me/likes/tracks', { ids: [1, 2] }),
    everybody('/me/likes/albums', { ids: [1, 2] }),
    everybody('/me/likes/artists', { ids: [1, 2] }),
  ],
  'POST /me/likes/:kind/remove': [
    everybody('/me/likes/tracks/remove', { ids: [1, 2] }),
    everybody('/me/likes/albums/remove', { ids: [1, 2] }),
    everybody('/me/likes/artists/remove', { ids: [1, 2] }),
  ],
  'GET /me/reposts': [everybody('/me/reposts')],
  // Only what is public can be reposted.
  'PUT /me/reposts/:kind/:id': [
    everybody('/me/reposts/tracks/1'),
    { path: '/me/reposts/tracks/2', status: 404 },
    { path: '/me/reposts/albums/2', status: 404 },
  ],
  'DELETE /me/reposts/:kind/:id': [everybody('/me/reposts/tracks/1')],
  'GET /me/searches': [everybody('/me/searches')],
  'POST /me/searches': [everybody('/me/searches', { query: 'tide' })],
  'DELETE /me/searches': [everybody('/me/searches')],
  'DELETE /me/searches/:id': [everybody('/me/searches/1')],
  'POST /playlists/match': [everybody('/playlists/match', { tracks: [{ title: 'Tide' }] })],
  'POST /playlists/smart-preview': [everybody('/playlists/smart-preview', { rules })],
  // The playlist has tracks of its own.
  'GET /playlists/:id/rules': [{ path: '/playlists/1/rules', status: 404 }],
  'POST /plays': [everybody('/plays', { plays: [play], session: 'a-random-id-of-a-tab' })],
  'GET /users/:id/likes': [everybody('/users/1/likes'), { path: '/users/999/likes', status: 404 }],
  'GET /users/:id/reposts': [everybody('/users/1/reposts'), { path: '/users/999/reposts', status: 404 }],
  'GET /users/:id/followers': [
    everybody('/users/1/followers'),
    { path: '/users/999/followers', status: 404 },
  ],
  'GET /users/:id/following': [
    everybody('/users/1/following'),
    { path: '/users/999/following', status: 404 },
  ],
};

/** Routes after which the next viewer would be answered otherwise. */
export const changingCatalogue =
  /^(?:POST|PUT|DELETE) \/(?:comments|(?:tracks|albums)\/:id\/comments|me\/blocks|me\/folders)/;
