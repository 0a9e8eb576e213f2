import { defineMessages } from '@segno/data';

/** The English messages of advertisements. */
export const messages = defineMessages('base', {
  'ad.general_top': 'Advertisement at the top of the page',
  'ad.general_bottom': 'Advertisement at the bottom of the page',
  'ad.artist_top': 'Advertisement below the header',
  'ad.artist_bottom': 'Advertisement below the similar artists',
  'ad.album_above': 'Advertisement above the tracks',
});
