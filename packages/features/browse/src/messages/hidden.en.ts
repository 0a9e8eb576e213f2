import { defineMessages } from '@segno/data';

/** The English messages of the list of what a person hides. */
export const hiddenMessages = defineMessages('browse', {
  'hidden.title': 'Not for me',
  'hidden.empty': 'You hide nothing',
  'hidden.emptyText': 'What you hide with “Not for me” in a menu will be here.',
  'hidden.show': 'Show again',
  'hidden.showNamed': 'Show again: :name',
  'hidden.shown': ':name is shown again',
  'hidden.undo': 'Undo',
  'hidden.until': 'until :date',
  'hidden.kind.track': 'Track',
  'hidden.kind.artist': 'Artist',
  'hidden.kind.genre': 'Genre',
  'hidden.kind.tag': 'Tag',
  'hidden.in.everywhere': 'hidden everywhere',
  'hidden.in.radio': 'hidden in radio',
  'hidden.in.shuffle': 'hidden in shuffle',
  'hidden.in.search': 'hidden in the search',
});
