import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Long lists of tracks and other records in the page’s own scrolling, on pages that have to be there at once.',
  instead: [
    { when: 'rows are selected, sorted by their heads, resized, opened or put in order', take: 'Table' },
    { when: 'it scrolls within a box, between a head and totals', take: 'Table' },
    { when: 'people put the rows into an order', take: 'ReorderList, or Table with useReorder' },
  ],
  anatomy: [
    { part: 'Head', is: 'names the columns; it may be kept from sight, and is where few columns are left' },
    { part: 'Row', is: 'one record; the current one has the accent colour and aria-current' },
    { part: 'Cells', is: 'stand in tracks; columns leave where the grid is too narrow for them' },
    { part: 'Revealed cells', is: 'show when the row is hovered or focused, and always on touch screens' },
    { part: 'Empty state', is: 'stands under the head where there are no rows' },
    { part: 'Row menu', is: 'opens by right click, long press or menu key' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes into the grid and out of it: it is one stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous row, or to the same control in it' },
    {
      keys: 'Right, Left',
      does: 'goes through the links and buttons of the row; mirrored from right to left',
    },
    { keys: 'Home, End', does: 'goes to the first or last row' },
    { keys: 'Page Down, Page Up', does: 'goes on or back by what is in view' },
    { keys: 'Enter', does: 'acts on the row, or presses the control' },
    { keys: 'Menu key, Shift+F10', does: 'opens the menu of the row' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'It is drawn on the server with links that work before any script runs.',
    'A double click acts; a tap acts at once.',
    'Any number of rows: only those in view are drawn, and 100,000 cost as much as 1,000.',
  ],
} satisfies ComponentDocs;
