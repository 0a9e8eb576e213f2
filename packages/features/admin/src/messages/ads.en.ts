import { defineMessages } from '@segno/data';

/** The English messages of the page of advertisements. */
export const messages = defineMessages('admin', {
  'ads.about': 'The code runs in a frame of its own that cannot read the page.',
  'ads.album_above': 'Album page, above the tracks',
  'ads.artist_bottom': 'Artist page, below similar artists',
  'ads.artist_top': 'Artist page, below the header',
  'ads.code': 'HTML code',
  'ads.general_bottom': 'Bottom of most pages',
  'ads.general_top': 'Top of most pages',
  'ads.height': 'Reserved height in pixels',
  'ads.hideForSubscribers': 'Hide from people with a subscription',
  'ads.on': 'Show',
  'ads.saved': 'Saved',
  'ads.size.album_above': 'As wide as possible, or responsive',
  'ads.size.artist_bottom': 'Up to 430 px wide, or responsive',
  'ads.size.artist_top': 'Up to 1000 px wide, or responsive',
  'ads.size.general_bottom': 'Up to 150 px high, or responsive',
  'ads.size.general_top': 'Up to 150 px high, or responsive',
});
