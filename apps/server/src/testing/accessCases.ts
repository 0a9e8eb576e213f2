import { catalogueCases, changingCatalogue } from './access/catalogue.ts';
import { billingCases } from './access/billing.ts';
import { accountCases } from './access/account.ts';
import { adminCases } from './access/admin.ts';
import { backstageCases } from './access/backstage.ts';
import { fileCases } from './access/files.ts';
import { appearanceCases } from './access/appearance.ts';
import { contactCases } from './access/contact.ts';
import { lyricsCases } from './access/lyrics.ts';
import type { AccessCase } from './AccessCase.ts';
import { inviteToken } from './accessRecords.ts';

const everybody = (path: string, body?: unknown): AccessCase => ({ path, body });
const hidden = (path: string, body?: unknown): AccessCase => ({ path, body, to: 'owner' });
const foreign = (path: string, body?: unknown): AccessCase => ({ path, body, to: 'owner', else: 403 });
/** A public and a private playlist: the first is refused with 403, the second with 404. */
const playlistChange = (path: string, body?: unknown): AccessCase[] => [
  foreign(`/playlists/1${path}`, body),
  hidden(`/playlists/2${path}`, body),
];
const invalid = (path: string): AccessCase => ({ path, body: {}, status: 422 });
const password = { password: 'correct horse', password_confirmation: 'correct horse' };

/** The body of an upload; a test adds the picture. */
export const cover = new FormData();

/** Every route with requests for a public record and, where there is one, for a record of another person. */
export const accessCases: Record<string, AccessCase[]> = {
  ...catalogueCases,
  ...billingCases,
  ...accountCases,
  ...backstageCases,
  ...fileCases,
  ...adminCases,
  ...appearanceCases,
  ...contactCases,
  ...lyricsCases,
  'GET /albums': [everybody('/albums')],
  // Of an album that a person may not see there are no tracks.
  'GET /albums/tracks': [everybody('/albums/tracks?ids=1,2')],
  'GET /albums/:id': [everybody('/albums/1'), hidden('/albums/2')],
  'GET /artists': [everybody('/artists')],
  'GET /artists/:id': [everybody('/artists/1'), { path: '/artists/2', to: 'admin' }],
  'GET /artists/:id/tracks': [everybody('/artists/1/tracks'), { path: '/artists/2/tracks', to: 'admin' }],
  'GET /artists/:id/albums': [everybody('/artists/1/albums'), { path: '/artists/2/albums', to: 'admin' }],
  'GET /channels/:slugOrId': [everybody('/channels/home')],
  'GET /channels/:slugOrId/items': [everybody('/channels/popular-albums/items')],
  'GET /genres': [everybody('/genres')],
  'GET /genres/:name': [everybody('/genres/jazz')],
  'GET /jobs/:id': [hidden('/jobs/1'), { path: '/jobs/999', status: 404 }],
  'GET /logs/error/download-latest': [everybody('/logs/error/download-latest')],
  'GET /me': [everybody('/me')],
  'GET /me/likes': [everybody('/me/likes')],
  'PUT /me/likes/:kind/:id': [
    everybody('/me/likes/tracks/1'),
    hidden('/me/likes/tracks/2'),
    hidden('/me/likes/albums/2'),
    hidden('/me/likes/playlists/2'),
    { path: '/me/likes/artists/2', to: 'admin' },
  ],
  // Taking back a like that does not exist changes nothing and tells nothing.
  'DELETE /me/likes/:kind/:id': [everybody('/me/likes/tracks/1'), everybody('/me/likes/playlists/2')],
  'GET /me/playlists': [everybody('/me/playlists')],
  'GET /notifications': [everybody('/notifications')],
  'GET /notifications/unread': [everybody('/notifications/unread')],
  // Other people's ids change nothing and tell nothing.
  'POST /notifications/mark-as-read': [everybody('/notifications/mark-as-read', { ids: [1] })],
  'POST /notifications/mark-all-as-read': [everybody('/notifications/mark-all-as-read')],
  'GET /playlists': [everybody('/playlists')],
  'POST /playlists': [everybody('/playlists', { name: 'Morning' })],
  'GET /playlists/:id': [everybody('/playlists/1'), hidden('/playlists/2')],
  'PUT /playlists/:id': playlistChange('', { name: 'Night' }),
  'DELETE /playlists/:id': playlistChange(''),
  'PUT /playlists/:id/workspace': playlistChange('/workspace', { workspace_id: 1 }),
  'POST /playlists/:id/image': playlistChange('/image', cover),
  'DELETE /playlists/:id/image': playlistChange('/image'),
  'GET /playlists/:id/collaboration': playlistChange('/collaboration'),
  'POST /playlists/:id/collaboration/link': playlistChange('/collaboration/link'),
  'DELETE /playlists/:id/collaboration/link': playlistChange('/collaboration/link'),
  'DELETE /playlists/:id/collaboration/people/:userId': playlistChange('/collaboration/people/9'),
  'GET /playlist-invites/:token': [{ path: '/playlist-invites/invented', status: 404 }],
  'POST /playlist-invites/:token': [{ path: '/playlist-invites/invented', status: 404 }],
  'POST /playlists/:id/restore': [hidden('/playlists/1/restore'), hidden('/playlists/2/restore')],
  'GET /playlists/:id/tracks': [everybody('/playlists/1/tracks'), hidden('/playlists/2/tracks')],
  'POST /playlists/:id/tracks': playlistChange('/tracks', { track_ids: [1], duplicates: 'add' }),
  'POST /playlists/:id/tracks/move': playlistChange('/tracks/move', { ids: [1], before: null }),
  'POST /playlists/:id/tracks/remove': playlistChange('/tracks/remove', { ids: [1] }),
  // There is no such removal.
  'POST /playlists/:id/tracks/restore': playlistChange('/tracks/restore', { removal_id: 1 }).map((each) => ({
    ...each,
    status: 404,
  })),
  'GET /radio/:seedType/:seedId': [everybody('/radio/track/1'), { path: '/radio/track/2', status: 404 }],
  'GET /radio/:seedType/:seedId/tracks': [
    everybody('/radio/track/1/tracks'),
    { path: '/radio/track/2/tracks', status: 404 },
  ],
  'GET /search': [everybody('/search?query=tide')],
  'GET /tags': [everybody('/tags')],
  'GET /tags/:name': [everybody('/tags/late%20night')],
  'GET /tags/:name/tracks': [everybody('/tags/late%20night/tracks')],
  'GET /tags/:name/albums': [everybody('/tags/late%20night/albums')],
  'GET /tracks': [everybody('/tracks')],
  'GET /tracks/:id': [everybody('/tracks/1'), hidden('/tracks/2')],
  'GET /workspaces': [everybody('/workspaces')],
  'POST /workspaces': [everybody('/workspaces', { name: 'Team' })],
  'GET /workspaces/:id': [hidden('/workspaces/1')],
  'PUT /workspaces/:id': [hidden('/workspaces/1', { name: 'Band' })],
  'DELETE /workspaces/:id': [hidden('/workspaces/1')],
  'PUT /workspaces/:id/members/:partId': [hidden('/workspaces/1/members/4', { role: 'viewer' })],
  'DELETE /workspaces/:id/members/:partId': [hidden('/workspaces/1/members/4')],
  'POST /workspaces/:id/invites': [
    hidden('/workspaces/1/invites', { email: 'kai@segno.example', role: 'viewer' }),
  ],
  'PUT /workspaces/:id/invites/:partId': [hidden('/workspaces/1/invites/1', { role: 'editor' })],
  'POST /workspaces/:id/invites/:partId/resend': [hidden('/workspaces/1/invites/1/resend')],
  'DELETE /workspaces/:id/invites/:partId': [hidden('/workspaces/1/invites/1')],
  // Nobody here has the address of the invitation.
  'GET /workspace/join/:inviteId': [{ path: `/workspace/join/${inviteToken}`, status: 404 }],
  'GET /workspace/invite/:inviteId': [
    everybody(`/workspace/invite/${inviteToken}`),
    { path: '/workspace/invite/invented', status: 404 },
  ],
  'DELETE /workspace/invite/:inviteId': [{ path: `/workspace/invite/${inviteToken}`, status: 404 }],
  'GET /users/:id': [everybody('/users/1'), { path: '/users/999', status: 404 }],
  'GET /users/:id/playlists': [everybody('/users/1/playlists')],
  'GET /startup': [everybody('/startup')],
  'POST /users/me/locale': [everybody('/users/me/locale', { locale: 'pl' })],
  'GET /openapi.json': [everybody('/openapi.json')],
  'POST /resend-email-verification': [everybody('/resend-email-verification')],
  'POST /validate-email-verification-otp': [
    everybody('/validate-email-verification-otp', { code: '123456' }),
  ],
  'POST /auth/login': [invalid('/auth/login')],
  'POST /auth/register': [invalid('/auth/register')],
  'POST /auth/logout': [everybody('/auth/logout')],
  'POST /auth/forgot-password': [everybody('/auth/forgot-password', { email: 'nobody@segno.example' })],
  'POST /auth/reset-password': [
    { ...invalid('/auth/reset-password'), body: { token: 'x', email: 'nobody@segno.example', ...password } },
  ],
};

/** Routes after which the next viewer would be answered otherwise: playlists, workspaces, and the limit of messages. */
const changingRoutes = [
  /^(?:DELETE|POST|PUT) \/(?:billing|playlists\/|workspaces|auth\/forgot|admin\/[a-z-]+$|users\/|access-tokens|me\/exports|auth\/user|auth\/two)/,
  changingCatalogue,
];
export const changing = { test: (name: string) => changingRoutes.some((each) => each.test(name)) };
