import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Moves forward and back in a list of unknown length, such as a log or a feed with cursor pagination.',
  instead: [
    { when: 'the number of pages is known', take: 'Pagination' },
    { when: 'users browse rather than go back and forth', take: 'InfiniteSentinel' },
    { when: 'the items are in a scrolling row', take: 'Carousel' },
  ],
  anatomy: [
    { part: 'Previous', is: 'loads the previous entries; at the start it is disabled and keeps the focus' },
    { part: 'Text', is: 'the visible entries; announced when they change' },
    { part: 'Next', is: 'loads the next entries; pending while they are loading' },
  ],
  parts: {
    'CursorPagination-step': 'a button',
    'CursorPagination-between': 'the text between the buttons',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves between the buttons' },
    { keys: 'Enter', does: 'presses the button or follows the link' },
    { keys: 'Space', does: 'presses them, where they are buttons' },
  ],
} satisfies ComponentDocs;
