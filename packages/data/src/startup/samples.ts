import type { User } from '../users/contract.ts';
import { defaultWorkspace } from '../workspaces/contract.ts';
import type { MenuItem, Startup } from './contract.ts';

const item = (id: string, label: string, icon: string, action: string): MenuItem => ({
  id,
  label,
  icon,
  type: 'route',
  action,
});

const home = item('home', 'Home', 'home', '/');
const search = item('search', 'Search', 'search', '/search');

/** The startup object of a guest with the menus of the demo, for stories and tests. */
export const sampleStartup: Startup = {
  user: null,
  guest_role: { id: 1, name: 'Guests', permissions: [{ name: 'music.view', restrictions: [] }] },
  workspace: defaultWorkspace,
  settings: { homepage: { type: 'channel', value: 'home' }, dates: { default_timezone: 'UTC' } },
  themes: {
    default_id: null,
    all: [
      { id: 1, name: 'Light', is_dark: false, default_light: true, default_dark: false, values: {} },
      { id: 2, name: 'Dark', is_dark: true, default_light: false, default_dark: true, values: {} },
    ],
  },
  menus: [
    {
      id: 'primary',
      positions: ['sidebar-primary'],
      items: [home, search, item('genres', 'Genres', 'genre', '/genres')],
    },
    {
      id: 'secondary',
      positions: ['sidebar-secondary'],
      items: [
        item('albums', 'New releases', 'disc', '/new-releases'),
        item('tracks', 'Popular tracks', 'music', '/popular-tracks'),
        item('artists', 'Artists', 'artist', '/popular-artists'),
        item('playlists', 'Playlists', 'playlist', '/playlists'),
      ],
    },
    {
      id: 'mobile',
      positions: ['mobile-bottom'],
      items: [home, search, item('mobile-genres', 'Genres', 'genre', '/genres')],
    },
  ],
  branding: { logo_light: null, logo_dark: null, site_name: 'Segno' },
  appearance_version: '1',
  base_url: 'https://segno.example',
  cookie_notice: null,
  show_cookie_notice: false,
  is_mobile_device: false,
  i18n: { language: 'en', lines: {} },
};

/** A signed-in user, for stories and tests. */
export const sampleUser: User = {
  id: 12,
  name: 'Noor Haddad',
  email: 'noor@segno.example',
  email_verified_at: '2026-01-05T10:00:00.000Z',
  banned_at: null,
  timezone: 'Europe/Berlin',
  language: null,
  roles: [{ id: 2, name: 'Users' }],
  permissions: [
    { name: 'music.view', restrictions: [] },
    { name: 'playlists.create', restrictions: [{ name: 'count', value: 20 }] },
  ],
  subscriptions: [],
  unread_notifications_count: 0,
  social_profiles: [],
};
