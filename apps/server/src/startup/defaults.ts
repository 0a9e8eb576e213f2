import type { MenuItem, Startup } from '@segno/data/contract';

const route = (id: string, label: string, icon: string, action: string): MenuItem => ({
  id,
  label,
  icon,
  type: 'route',
  action,
  permissions: ['music.view'],
});

const home = route('home', 'Home', 'home', '/');
const search = route('search', 'Search', 'search', '/search');
const genres = route('genres', 'Genres', 'genre', '/genres');

/** Defaults of the startup object, which `settings` overrides. Its other parts depend on the request. */
export const defaults = {
  settings: {
    /** `type` is `channel`, `landingPage`, `loginPage` or `registerPage`; `value` the slug of the channel. */
    homepage: { type: 'channel', value: 'home' },
    /** The texts of the landing page; its own without them. */
    landing: { title: null, text: null },
    /** Where a sign-in leads, for people who may open the administration and for all others. */
    auth: { redirect: '/', admin_redirect: '/admin' },
    dates: { default_timezone: 'UTC' },
    /** `languages` that visitors can choose; `detect` chooses by the browser's languages until they do. */
    localization: { languages: ['en', 'pl', 'ar'], detect: true },
    require_email_confirmation: false,
    /** `default_volume` from 0 to 1. */
    player: { default_volume: 0.8, preload_next: true },
    /** `policies` is a list of `{ id, label, href }`: each must be accepted. */
    registration: { disable: false, policies: [] },
    billing: { enable: false },
  },
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
      items: [
        home,
        search,
        genres,
        {
          ...route('library', 'Your playlists', 'library', '/library/playlists'),
          permissions: [],
          visitor: 'signedIn',
        },
        route('new-releases', 'New releases', 'clock', '/new-releases'),
        route('popular-tracks', 'Popular tracks', 'music', '/popular-tracks'),
      ],
    },
    {
      id: 'secondary',
      positions: ['sidebar-secondary'],
      items: [
        route('popular-albums', 'Popular albums', 'disc', '/popular-albums'),
        route('popular-artists', 'Popular artists', 'artist', '/popular-artists'),
        route('popular-playlists', 'Popular playlists', 'playlist', '/popular-playlists'),
      ],
    },
    { id: 'mobile', positions: ['mobile-bottom'], items: [home, search, genres] },
  ],
  branding: { logo_light: null, logo_dark: null, site_name: 'Segno' },
  cookie_notice: null,
  i18n: { language: 'en', lines: {} },
} satisfies Omit<
  Startup,
  'user' | 'guest_role' | 'workspace' | 'base_url' | 'show_cookie_notice' | 'is_mobile_device'
>;
