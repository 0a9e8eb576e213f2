import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Stands after a list that people look around in, and has more loaded shortly before they reach its end.',
  instead: [
    { when: 'people look for one entry or come back to a place', take: 'Pagination' },
    { when: 'the list has no known length and is read back and forth', take: 'CursorPagination' },
    { when: 'the rows stand in a Table, or in a DataGrid', take: 'onLoadMore of TableBody or DataGrid' },
  ],
  anatomy: [
    { part: 'Show more', is: 'a button that loads without scrolling; it is there before anything is loaded' },
    { part: 'Spinner', is: 'comes when loading takes longer than half a second' },
    {
      part: 'Error',
      is: 'says that it failed and offers to try again; nothing is loaded until someone does',
    },
    { part: 'End', is: 'says that there is no more' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the button that shows more or tries again' },
    { keys: 'Enter, Space', does: 'presses it' },
  ],
  notes: [
    'What is under a list that grows by itself cannot be reached: put nothing there that people need.',
    'Loading is announced once, not for every entry.',
  ],
} satisfies ComponentDocs;
