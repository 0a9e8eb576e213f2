import { defineMessages } from '@segno/data';

/** The English messages of the downloads. */
export const messages = defineMessages('player', {
  'downloads.active': 'Downloading :done of :total tracks',
  'downloads.empty': 'No downloads',
  'downloads.emptyText': 'Download an album or playlist from its menu to play it without a connection.',
  'downloads.intro': 'This music plays in this browser without a connection.',
  'downloads.pause': 'Pause :name',
  'downloads.play': 'Play :name',
  'downloads.remove': 'Remove :name',
  'downloads.removed': 'Removed from this browser',
  'downloads.stored': 'About :used of :quota are used.',
  'downloads.summary': '[one :count track|other :count tracks], :size',
  'downloads.title': 'Downloads',
  'downloads.unsupported': 'This browser cannot store music',
  'downloads.unsupportedText': 'It has no service workers, or is in a private window.',
});
