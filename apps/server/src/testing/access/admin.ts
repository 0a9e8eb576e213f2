import type { AccessCase } from '../AccessCase.ts';
import { albumInput } from '../testReleases.ts';

const everybody = (path: string, body?: unknown): AccessCase => ({ path, body });

/** The requests of a table. `id` is a record that exists, and `values` what a form sends. */
function tableCases(
  name: string,
  { id = 1, created, changed = created }: { id?: number; created?: object; changed?: object } = {},
): Record<string, AccessCase[]> {
  const path = `/admin/${name}`;
  return {
    [`GET ${path}`]: [everybody(`${path}?page=1`)],
    [`GET ${path}/export`]: [everybody(`${path}/export?format=json`)],
    [`GET ${path}/:id`]: [everybody(`${path}/${id}`)],
    ...(created && { [`POST ${path}`]: [everybody(path, created)] }),
    ...(changed && { [`PUT ${path}/:id`]: [everybody(`${path}/${id}`, changed)] }),
  };
}

/** No record has this id, so that every viewer is answered alike. */
const removal = (name: string): Record<string, AccessCase[]> => ({
  [`POST /admin/${name}/delete`]: [everybody(`/admin/${name}/delete`, { ids: [999_999] })],
});

const artist = {
  name: 'Ada Lund',
  status: 'draft',
  verified: false,
  bio: null,
  country: null,
  links: [],
  genre_ids: [1],
};
const album = { ...albumInput, genre_ids: [1] };
const track = {
  name: 'Tide',
  status: 'draft',
  album_id: 1,
  artist_ids: [1],
  number: 1,
  disc: 1,
  stream_url: null,
  duration: 60_000,
  is_explicit: false,
  release_date: null,
  genre_ids: [1],
  tag_ids: [1],
  description: null,
};
const channel = {
  name: 'Fresh',
  slug: '',
  description: null,
  content_type: 'albums',
  content_source: 'manual',
  order: 'popular',
  restriction: null,
  layout: 'grid',
  published: false,
  items: [{ type: 'album', item_id: 1 }],
  seo_title: null,
  seo_description: null,
};
const plan = {
  name: 'Choir',
  description: null,
  position: 3,
  hidden: false,
  recommended: false,
  free: true,
  feature_list: ['Everything'],
  plan_permissions: [],
  prices: [],
};
const user = {
  name: 'Ola',
  email: 'ola@segno.example',
  email_verified: true,
  timezone: 'UTC',
  language: null,
  role_ids: [],
  own_permissions: [],
};

export const adminCases: Record<string, AccessCase[]> = {
  ...tableCases('tags', { created: { display_name: 'Rainy day', type: 'mood' } }),
  ...removal('tags'),
  ...tableCases('genres', { created: { display_name: 'Bossa' } }),
  ...removal('genres'),
  ...tableCases('labels', { created: { name: 'North', description: null, website: null, country: null } }),
  ...removal('labels'),
  ...tableCases('artists', { created: artist }),
  ...removal('artists'),
  ...tableCases('albums', { created: album }),
  ...removal('albums'),
  ...tableCases('tracks', { created: track }),
  ...removal('tracks'),
  ...tableCases('playlists', {
    created: { name: 'Evening', description: null, public: true, collaborative: false },
  }),
  ...removal('playlists'),
  ...tableCases('channels', { created: channel }),
  ...removal('channels'),
  ...tableCases('custom-pages', {
    created: {
      title: 'Imprint',
      slug: '',
      body: '<p>Us</p>',
      published: false,
      readers: 'everyone',
      seo_title: null,
      seo_description: null,
    },
  }),
  ...removal('custom-pages'),
  ...tableCases('users', { created: user }),
  ...removal('users'),
  ...tableCases('roles', {
    id: 5,
    created: { name: 'Editors', role_permissions: [], is_default: false, is_guest: false },
  }),
  ...removal('roles'),
  ...tableCases('audit'),
  ...tableCases('files'),
  ...removal('files'),
  ...tableCases('lyrics', {
    changed: { track_id: 1, text: 'Low tide', language: null, source: null, author: null },
  }),
  // The track has lyrics already.
  'POST /admin/lyrics': [
    {
      path: '/admin/lyrics',
      body: { track_id: 1, text: 'High tide', language: null, source: null, author: null },
      status: 422,
    },
  ],
  ...removal('lyrics'),
  ...tableCases('plans', { id: 1, created: plan }),
  ...removal('plans'),
  ...tableCases('subscriptions'),
  // The subscription has ended: nothing is paid in these requests.
  'POST /admin/subscriptions': [
    { path: '/admin/subscriptions', body: { user_id: 1, price_id: 1, ends_on: '2020-01-01' }, status: 422 },
  ],
  'POST /admin/subscriptions/:id/cancel': [
    { path: '/admin/subscriptions/1/cancel', body: { when: 'now' }, status: 409 },
  ],
  'POST /admin/subscriptions/:id/change': [
    { path: '/admin/subscriptions/1/change', body: { price_id: 1 }, status: 409 },
  ],
  ...tableCases('comments'),
  ...removal('comments'),
  ...Object.fromEntries(
    ['hide', 'restore', 'dismiss'].map((action) => [
      `POST /admin/comments/${action}`,
      [everybody(`/admin/comments/${action}`, { ids: [999_999] })],
    ]),
  ),
  ...tableCases('jobs'),
  ...removal('jobs'),
  ...tableCases('outgoing-email'),
  ...removal('outgoing-email'),
  'GET /admin/localizations': [everybody('/admin/localizations')],
  'PUT /admin/localizations/:language': [everybody('/admin/localizations/pl', { is_offered: true })],
  'GET /admin/localizations/:language/lines': [everybody('/admin/localizations/pl/lines?query=admin')],
  'PUT /admin/localizations/:language/lines': [
    everybody('/admin/localizations/pl/lines', { lines: { 'admin.title': null } }),
  ],
  'GET /admin/localizations/:language/export': [everybody('/admin/localizations/pl/export')],
  'GET /admin/users/:id/tokens': [everybody('/admin/users/1/tokens')],
  'DELETE /admin/users/:id/tokens/:tokenId': [{ path: '/admin/users/1/tokens/999', status: 404 }],
  'GET /admin/views/:resource': [everybody('/admin/views/tags')],
  'POST /admin/views/:resource': [
    everybody('/admin/views/tags', { name: 'Moods', search: 'type=mood', role_id: null }),
  ],
  'DELETE /admin/views/:id': [{ path: '/admin/views/999', status: 404 }],
  'GET /admin/why': [everybody('/admin/why?kind=person&id=1')],
  // The viewer's own account, or no session of a browser: nobody acts as another person here.
  'POST /admin/users/:id/act': [{ path: '/admin/users/999999/act', status: 404 }],
  'DELETE /acting': [everybody('/acting')],
  'GET /admin/dashboard': [everybody('/admin/dashboard')],
  'POST /admin/settings/tests/:name': [{ path: '/admin/settings/tests/search', body: {} }],
  'POST /admin/imports/files': [{ path: '/admin/imports/files?name=tracks.csv', body: {}, status: 415 }],
  'POST /admin/imports': [{ path: '/admin/imports', body: {}, status: 422 }],
  'POST /admin/settings/rebuild-search': [everybody('/admin/settings/rebuild-search', {})],
  'POST /admin/settings/clear-cache': [everybody('/admin/settings/clear-cache', {})],
  'GET /admin/health': [everybody('/admin/health')],
  'GET /admin/report': [everybody('/admin/report')],
  'GET /admin/settings/mails': [everybody('/admin/settings/mails')],
  'GET /admin/settings/consents': [everybody('/admin/settings/consents')],
  'GET /admin/settings': [everybody('/admin/settings')],
  'PUT /admin/settings': [everybody('/admin/settings', { changes: { 'player.default_volume': 0.5 } })],
  'POST /admin/settings/test-mail': [everybody('/admin/settings/test-mail')],
  'GET /admin/schedules': [everybody('/admin/schedules')],
  'POST /admin/schedules/:kind/run': [everybody('/admin/schedules/test/run')],
  // The job waits.
  'POST /admin/jobs/:id/retry': [{ path: '/admin/jobs/1/retry', status: 404 }],
  'POST /admin/users/:id/ban': [everybody('/admin/users/1/ban', { reason: null, until: null })],
  'DELETE /admin/users/:id/ban': [everybody('/admin/users/1/ban')],
  'GET /admin/users/:id/sessions': [everybody('/admin/users/1/sessions')],
  'DELETE /admin/users/:id/sessions': [everybody('/admin/users/1/sessions')],
  'GET /admin/options/:kind': [everybody('/admin/options/artists')],
  'GET /admin/providers': [everybody('/admin/providers')],
  // No source is switched on.
  'POST /admin/providers/artists/:id': [
    { path: '/admin/providers/artists/1', body: { parts: ['biography'] }, status: 422 },
  ],
  'POST /admin/providers/tracks/:id': [
    { path: '/admin/providers/tracks/1', body: { parts: ['lyrics'] }, status: 422 },
  ],
  // There is no such job of the person.
  'POST /admin/bulk/:id/undo': [{ path: '/admin/bulk/999999/undo', status: 404 }],
  // There is no such change.
  'POST /admin/audit/:id/undo': [{ path: '/admin/audit/999999/undo', status: 404 }],
};
