import { defineMessages } from '@segno/data';

/** The English messages of cards, lists and channels: those that the first visit to home needs. */
export const catalogueMessages = defineMessages('base', {
  showAll: 'Show all',
  showAllOf: 'Show all: :name',
});
