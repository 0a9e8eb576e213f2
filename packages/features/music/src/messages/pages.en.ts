import { defineMessages } from '@segno/data';
import { catalogueMessages } from './catalogue.en.ts';

/** The English messages of the other pages of the catalogue, with those of cards and lists. */
export const pageMessages = defineMessages('music', {
  ...catalogueMessages.lines,
  'column.number': 'Number',
  'column.title': 'Title',
  'column.album': 'Album',
  'column.added': 'Added',
  'column.like': 'Like',
  'column.plays': 'Plays',
  'column.duration': 'Duration',
  'column.actions': 'Actions',
});
