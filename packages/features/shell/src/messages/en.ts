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
  'notFound.title': "Looks like you've found the doorway to the great nothing",
  'notFound.pageTitle': 'Page not found',
  'notFound.text': 'Sorry about that! Please visit our homepage to get where you need to go.',
  'notFound.home': 'Take me there!',
  'error.title': 'There was an issue loading this page',
  'error.text': 'Please try again later',
  'update.text': 'A new version is here. Reload to go on; your queue and your place in it stay.',
  'update.reload': 'Reload',
  'update.later': 'Later',
});
