import { defineMessages } from '@segno/data';

/** The English messages of playlists that several people edit. */
export const collaborationMessages = defineMessages('music', {
  'collaboration.menu': 'Invite people to edit…',
  'collaboration.title': 'Edit “:name” together',
  'collaboration.text': 'Anyone with the link can join, and then add, move and remove tracks.',
  'collaboration.failed': 'The people of this playlist could not be loaded',
  'collaboration.create': 'Create a link',
  'collaboration.link': 'Link',
  'collaboration.copy': 'Copy the link',
  'collaboration.replace': 'Replace the link',
  'collaboration.replaced': 'The former link is not valid any more',
  'collaboration.revoke': 'Remove the link',
  'collaboration.revoked': 'Nobody can join by the link any more',
  'collaboration.people': 'People who joined',
  'collaboration.nobody': 'Nobody has joined yet.',
  'collaboration.remove': 'Remove :name',
  'collaboration.removed': ':name cannot edit the playlist any more',
  'collaboration.close': 'Close',
  'collaboration.leave': 'Leave the playlist',
  'collaboration.left': 'You do not edit “:name” any more',
});
