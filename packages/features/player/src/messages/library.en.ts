import { defineMessages } from '@segno/data';

/** The English messages of likes and editable playlists. */
export const libraryMessages = defineMessages('player', {
  'playlist.created': 'Created “:name”',
  'playlist.saveQueue': 'Save as playlist',
  'playlist.open': 'Open',
});
