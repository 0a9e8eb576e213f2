import { defineMessages } from '@segno/data';

/** The English messages of folders of playlists. */
export const folderMessages = defineMessages('music', {
  'folder.new': 'New folder',
  'folder.newItem': 'New folder…',
  'folder.rename': 'Rename folder',
  'folder.renameItem': 'Rename folder…',
  'folder.name': 'Name',
  'folder.create': 'Create',
  'folder.save': 'Save',
  'folder.moveTo': 'Move to folder',
  'folder.none': 'No folder',
  'folder.moved': 'Moved to “:name”',
  'folder.movedOut': 'Moved out of its folder',
  'folder.deleted': 'Deleted the folder “:name”. Its playlists are still in your library.',
  'folder.undo': 'Undo',
  'folder.delete': 'Delete folder',
  'folder.newInside': 'New folder inside…',
  'folder.more': 'More for the folder :name',
  'folder.onlyPlaylists': 'Only playlists of your library can be put into a folder',
});
