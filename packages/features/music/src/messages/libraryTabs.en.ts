import { defineMessages } from '@segno/data';

/** The English names of the lists of the library. */
export const libraryTabsMessages = defineMessages('music', {
  'libraryTabs.library': 'Your library',
  'libraryTabs.overview': 'Overview',
  'libraryTabs.songs': 'Songs',
  'libraryTabs.playlists': 'Playlists',
  'libraryTabs.albums': 'Albums',
  'libraryTabs.artists': 'Artists',
  'libraryTabs.history': 'History',
  'libraryTabs.hidden': 'Not for me',
  'libraryTabs.downloads': 'Downloads',
});
