import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lets content scroll by itself inside a page, also by keyboard.',
  instead: [
    {
      when: 'it is a list that people select from',
      take: 'ListBox, GridList or Table: they scroll themselves',
    },
    { when: 'cards lie in a row', take: 'Carousel' },
    { when: 'panels share the space', take: 'SplitPanel' },
  ],
  anatomy: [{ part: 'Area', is: 'a region with a name; a tab stop while its content does not fit' }],
  keyboard: [
    { keys: 'Tab', does: 'focuses it while its content does not fit' },
    { keys: 'Arrow keys, Page Up, Page Down, Home, End', does: 'scroll' },
  ],
  notes: ['Limit its size by its parent or by `style`; otherwise nothing scrolls.'],
} satisfies ComponentDocs;
