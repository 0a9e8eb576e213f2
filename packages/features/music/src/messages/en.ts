import { defineMessages } from '@segno/data';

/** The English messages of the player. Those of the catalogue's pages are in `catalogue.en.ts`. */
export const messages = defineMessages('music', {
  'seek.value': ':position of :duration',
});
