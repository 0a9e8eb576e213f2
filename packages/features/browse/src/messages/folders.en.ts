import { defineMessages } from '@segno/data';

/** The English messages of the sidebar's library and of folders on its page. */
export const folderPageMessages = defineMessages('browse', {
  'sidebar.title': 'Your playlists',
  'sidebar.options': 'Order and new playlists',
  'sidebar.search': 'Filter your playlists',
  'sidebar.order': 'Order',
  'sidebar.order.updated': 'Recently updated',
  'sidebar.order.name': 'Name',
  'sidebar.all': 'All playlists',
  'sidebar.none': 'No playlist has these words',
  'folders.title': 'Folders',
  'folders.count': '[one :count playlist|other :count playlists]',
  'folders.all': 'All playlists',
  'folders.path': 'Path of the folder',
  'folders.moveInto': 'Move into “:name”',
  'folders.moveOut': 'Move out',
  'folders.smart': 'New smart playlist…',
  'folders.import': 'Import a playlist…',
  'folders.more': 'More ways to begin',
});
