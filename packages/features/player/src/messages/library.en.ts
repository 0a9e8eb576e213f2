import { defineMessages } from '@segno/data';

/** The English messages of likes and editable playlists. */
export const libraryMessages = defineMessages('player', {
  'playlist.created': 'Created “:name”',
  'playlist.createdOfFirst':
    'Created “:name” with the first [one 1 track|other :count tracks]: a playlist holds no more',
  'playlist.saveQueue': 'Save as playlist',
  'playlist.open': 'Open',
});
