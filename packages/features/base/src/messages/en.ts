import { defineMessages } from '@segno/data';

/** The English messages of the shell. */
export const messages = defineMessages('base', {
  'notFound.title': "Looks like you've found the doorway to the great nothing",
  'notFound.pageTitle': 'Page not found',
  'notFound.text': 'Sorry about that! Please visit our homepage to get where you need to go.',
  'notFound.home': 'Take me there!',
  'error.title': 'There was an issue loading this page',
  'error.text': 'Please try again later',
  'error.offline': 'You are offline. The page is loaded when the connection is back.',
  'error.unreachable': 'The server cannot be reached. The page is loaded when the connection is back.',
});
