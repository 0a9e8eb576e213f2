import { defineMessages } from '@segno/data';

/** The English messages of the landing page. */
export const landingMessages = defineMessages('browse', {
  'landing.title': 'All the music of :site, in one place',
  'landing.text':
    'Listen to albums, artists and playlists on :site. With an account you keep the music that you like and make playlists of your own.',
  'landing.signUp': 'Create an account',
  'landing.logIn': 'Log in',
  'landing.menu': 'About this site',
});
