import { defineMessages } from '@segno/data';

/** The English messages of the page of a link by which people join a playlist. */
export const playlistInviteMessages = defineMessages('browse', {
  'invite.title': 'Edit a playlist together',
  'invite.heading': ':owner invites you to edit “:name”',
  'invite.text':
    'You can then add, move and remove its [one :count track|other :count tracks], and it is in your library.',
  'invite.join': 'Join',
  'invite.joined': 'You can edit “:name” now',
  'invite.open': 'Open the playlist',
  'invite.member': 'You can edit this playlist already.',
  'invite.logIn': 'Log in to join',
  'invite.signUp': 'Sign up',
});
