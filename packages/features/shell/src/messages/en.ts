import { defineMessages } from '@segno/data';

/** The English messages of the shell. */
export const messages = defineMessages('shell', {
  home: ':site home',
  'menu.main': 'Main menu',
  'menu.more': 'More',
  sidebar: 'Sidebar',
  search: 'Search',
  'search.hint': 'Artists, albums, tracks',
  progress: 'Loading page',
  logIn: 'Log in',
  signUp: 'Sign up',
  account: 'Account',
  language: 'Language',
  theme: 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',
  'update.text': 'A new version is here. Reload to go on; your queue and your place in it stay.',
  'update.reload': 'Reload',
  'update.later': 'Later',
});
