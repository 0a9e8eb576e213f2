import { defineMessages } from '@segno/data';

/** The English messages of the import of playlists. */
export const importMessages = defineMessages('music', {
  'import.title': 'Import a playlist',
  'import.text':
    'Choose a file in M3U, XSPF, JSON or CSV. Its tracks are looked for by ISRC, then by title and artist.',
  'import.choose': 'Choose a file',
  'import.other': 'Choose another file',
  'import.unreadable': 'This file is not a playlist in M3U, XSPF, JSON or CSV.',
  'import.empty': 'This file names no tracks.',
  'import.long': 'Only the first :count tracks of the file are imported.',
  'import.matching': 'Looking for the tracks',
  'import.found': 'Found :found of [one :count track|other :count tracks]',
  'import.missing': 'Not found',
  'import.name': 'Name',
  'import.create': 'Create playlist',
  'import.cancel': 'Cancel',
});
