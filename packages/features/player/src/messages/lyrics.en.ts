import { defineMessages } from '@segno/data';

/** The English messages of the lyrics. */
export const messages = defineMessages('player', {
  'lyrics.by': 'Written by :name.',
  'lyrics.failed': 'The lyrics could not be loaded',
  'lyrics.noTrack': 'Nothing is playing',
  'lyrics.noTrackText': 'Play something, and its lyrics are shown here.',
  'lyrics.none': 'No lyrics',
  'lyrics.noneText': '“:title” has no lyrics yet.',
  'lyrics.size': 'Text size',
  'lyrics.source': 'Source: :name.',
  'lyrics.title': 'Lyrics',
  'lyrics.toSung': 'Go to the sung line',
  'lyrics.translation': 'Show translation',
});
