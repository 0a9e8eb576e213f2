import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Placed after a list that users browse, it loads more items shortly before the end of the list is visible.',
  instead: [
    { when: 'users look for one entry or return to a position', take: 'Pagination' },
    { when: 'the list has no known length and users move back and forth', take: 'CursorPagination' },
    { when: 'the rows are in a Table or DataGrid', take: 'onLoadMore of TableBody or DataGrid' },
  ],
  anatomy: [
    {
      part: 'Show more',
      is: 'a button that loads without scrolling; it is present before anything is loaded',
    },
    { part: 'Spinner', is: 'shown when loading takes longer than half a second' },
    {
      part: 'Error',
      is: 'an error message with a retry button; nothing is loaded before the retry',
    },
    { part: 'End', is: 'a text that there are no more items' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the “Show more” or retry button' },
    { keys: 'Enter, Space', does: 'presses it' },
  ],
  notes: [
    'Content below a list that grows automatically cannot be scrolled to: put nothing there that users need.',
    'Loading is announced once, not for every entry.',
  ],
} satisfies ComponentDocs;
