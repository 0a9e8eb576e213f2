import { defineMessages } from '@segno/data';

/** Sentences about actions that failed, for responses without a message of their own. */
export const failureMessages = defineMessages('base', {
  'error.toast': 'There was an issue. Please try again.',
  'failure.offline': 'You are offline. Try again when you are connected.',
  'failure.network': 'The server cannot be reached. Check your connection and try again.',
  'failure.timeout': 'This took too long. Try again.',
  'failure.signIn': 'Log in to do this.',
  'failure.plan': 'Your plan does not include this.',
  'failure.forbidden': 'You do not have the permission to do this.',
  'failure.missing': 'This does not exist, or not any more.',
  'failure.conflict': 'Somebody else has changed this. Load the page again and retry.',
  'failure.tooLarge': 'This is too large to be sent.',
  'failure.locked': 'Somebody else is changing this. Try again in a moment.',
  'failure.tooMany': 'These are too many attempts. Try again later.',
  'failure.unavailable': 'This is not available right now. Try again in a moment.',
});
