import { defineMessages } from '@segno/data';

/** The English messages of advertisements. */
export const messages = defineMessages('base', {
  'ad.label': 'Advertisement',
});
