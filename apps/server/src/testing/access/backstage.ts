import type { AccessCase } from '../AccessCase.ts';
import { albumInput, artistInput, trackInput } from '../testReleases.ts';

const track = { ...trackInput, name: 'Tide', artist_ids: [] };
const album = albumInput;
const artist = { ...artistInput, name: 'Nadia Voss' };

export const backstageCases: Record<string, AccessCase[]> = {
  'GET /insights/:kind/:id': [
    { path: '/insights/tracks/1', to: 'owner' },
    { path: '/insights/albums/2', to: 'owner' },
    { path: '/insights/artists/1', to: 'admin' },
  ],
  'GET /insights/:kind/:id/export': [
    { path: '/insights/tracks/2/export?format=json', to: 'owner' },
    { path: '/insights/artists/1/export?format=json', to: 'admin' },
  ],
  'PUT /insights/artists/:id/time-zone': [
    { path: '/insights/artists/1/time-zone', body: { time_zone: 'Europe/Warsaw' }, to: 'admin' },
  ],
  'GET /backstage-requests': [{ path: '/backstage-requests' }],
  'GET /backstage-requests/pending': [{ path: '/backstage-requests/pending' }],
  'GET /backstage-requests/:id': [{ path: '/backstage-requests/1', to: 'owner' }],
  'POST /backstage-requests': [{ path: '/backstage-requests', body: {}, status: 422 }],
  'POST /backstage-requests/:id/withdraw': [{ path: '/backstage-requests/999/withdraw', status: 404 }],
  'POST /backstage-requests/:id/decide': [
    { path: '/backstage-requests/999/decide', body: { status: 'denied', note: null }, status: 404 },
  ],
  'GET /backstage/artists/:id/team': [{ path: '/backstage/artists/1/team', to: 'admin' }],
  'POST /backstage/artists/:id/team': [
    {
      path: '/backstage/artists/1/team',
      body: { email: 'nobody@music.example', role: 'label' },
      to: 'admin',
      status: 422,
    },
  ],
  'PUT /backstage/artists/:id/team/:userId': [
    { path: '/backstage/artists/999/team/1', body: { role: 'label' }, status: 404 },
  ],
  'DELETE /backstage/artists/:id/team/:userId': [{ path: '/backstage/artists/999/team/1', status: 404 }],
  'GET /backstage/artists': [{ path: '/backstage/artists' }],
  'GET /backstage/releases': [{ path: '/backstage/releases' }],
  'GET /backstage/tracks/:id': [{ path: '/backstage/tracks/1', to: 'owner' }],
  'GET /backstage/albums/:id': [{ path: '/backstage/albums/1', to: 'owner' }],
  'GET /backstage/artists/:id': [{ path: '/backstage/artists/1', to: 'admin' }],
  // Without an artist for whom they act, only admins make releases.
  'POST /tracks': [{ path: '/tracks', body: track, to: 'admin', else: 422 }],
  'PUT /tracks/:id': [{ path: '/tracks/2', body: { ...track, artist_ids: [1] }, to: 'owner' }],
  'POST /albums': [{ path: '/albums', body: album, to: 'admin', else: 422 }],
  'PUT /albums/:id': [{ path: '/albums/2', body: album, to: 'owner' }],
  'POST /backstage/:kind/:id/editors': [
    { path: '/backstage/albums/2/editors', to: 'owner' },
    { path: '/backstage/artists/1/editors', to: 'admin' },
  ],
  // The rule lets them in; there is no edit of theirs.
  'POST /backstage/:kind/:id/undo': [
    {
      path: '/backstage/albums/2/undo',
      body: { version: '2026-01-01T00:00:00.000Z' },
      status: 404,
    },
  ],
  'GET /backstage/options/:kind': [{ path: '/backstage/options/genres' }],
  'GET /backstage/albums/:id/tracks': [{ path: '/backstage/albums/2/tracks', to: 'owner' }],
  'GET /backstage/albums/:id/preflight': [{ path: '/backstage/albums/2/preflight', to: 'owner' }],
  'GET /backstage/tracks/:id/preflight': [{ path: '/backstage/tracks/2/preflight', to: 'owner' }],
  'GET /backstage/albums/:id/link': [{ path: '/backstage/albums/2/link', to: 'owner' }],
  'POST /backstage/albums/:id/link': [{ path: '/backstage/albums/2/link', to: 'owner' }],
  'DELETE /backstage/albums/:id/link': [{ path: '/backstage/albums/2/link', to: 'owner' }],
  'GET /private-albums/:token': [{ path: '/private-albums/unknown-token', status: 404 }],
  'DELETE /tracks/:id': [{ path: '/tracks/999', status: 404 }],
  'DELETE /albums/:id': [{ path: '/albums/999', status: 404 }],
  'PUT /albums/:id/tracks': [{ path: '/albums/2/tracks', body: { track_ids: [2] }, to: 'owner' }],
  'POST /albums/:id/release': [{ path: '/albums/2/release', body: { publish_at: null }, to: 'owner' }],
  'POST /backstage/tracks/bulk': [
    { path: '/backstage/tracks/bulk', body: { track_ids: [2], change: { is_explicit: true } }, to: 'owner' },
  ],
  'POST /backstage/tracks/bulk/undo': [
    {
      path: '/backstage/tracks/bulk/undo',
      body: {
        tracks: [
          {
            id: 999,
            version: '2026-01-01T00:00:00.000Z',
            genre_ids: [],
            tag_ids: [],
            licence: null,
            is_explicit: false,
            credits: [],
          },
        ],
      },
      status: 404,
    },
  ],
  'POST /backstage/undo/:id': [{ path: '/backstage/undo/999', status: 404 }],
  'POST /artists': [{ path: '/artists', body: artist }],
  'PUT /artists/:id': [{ path: '/artists/1', body: artist, to: 'admin' }],
};
