import * as v from 'valibot';
import { publicSetting } from '../settings/define.ts';
import { type MenuItem, Startup } from './contract.ts';

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

const menus: Startup['menus'] = [
  {
    id: 'primary',
    positions: ['sidebar-primary'],
    items: [
      home,
      search,
      genres,
      { ...route('library', 'Your library', 'library', '/library'), permissions: [], visitor: 'signedIn' },
      { ...route('feed', 'Feed', 'artist', '/feed'), permissions: [], visitor: 'signedIn' },
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
      { ...route('admin', 'Administration', 'monitor', '/admin'), permissions: ['admin.access'] },
    ],
  },
  { id: 'mobile', positions: ['mobile-bottom'], items: [home, search, genres] },
];

const themes: Startup['themes'] = {
  default_id: null,
  all: [
    { id: 1, name: 'Light', is_dark: false, default_light: true, default_dark: false, values: {} },
    { id: 2, name: 'Dark', is_dark: true, default_light: false, default_dark: true, values: {} },
  ],
};

const { branding, cookie_notice, i18n } = Startup.entries;

/** Settings that are properties of the startup object itself. */
export const startupSettings = {
  'branding.favicon': publicSetting(
    branding.entries.favicon,
    undefined,
    'The address of the icon of tabs and bookmarks.',
  ),
  'branding.logo_dark': publicSetting(
    branding.entries.logo_dark,
    null,
    'The address of the logo on dark themes.',
  ),
  'branding.logo_light': publicSetting(
    branding.entries.logo_light,
    null,
    'The address of the logo on light themes.',
  ),
  'branding.site_name': publicSetting(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    'Segno',
    'The name of the site in titles, mails and the header.',
  ),
  cookie_notice: publicSetting(
    cookie_notice,
    null,
    'The notice about cookies: { position, message, button }, or null for none.',
  ),
  'i18n.language': publicSetting(i18n.entries.language, 'en', 'The language of the site.'),
  'i18n.lines': publicSetting(
    i18n.entries.lines,
    {},
    'Texts of the site that replace built-in ones in its language, by their keys.',
  ),
  menus: publicSetting(
    Startup.entries.menus,
    menus,
    'The menus of the site, with their positions and items.',
  ),
  themes: publicSetting(Startup.entries.themes, themes, 'The themes of the site.'),
};
