import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Records in rows and columns that people compare, sort, select, resize, open and put in order: the lists of an administration.',
  instead: [
    {
      when: 'it is a long list of tracks in the page’s own scrolling, light enough for a first visit',
      take: 'DataGrid',
    },
    { when: 'there is one column', take: 'GridList' },
    { when: 'things hold things and have one column', take: 'Tree' },
    { when: 'few figures stand side by side and nobody acts on them', take: 'a native table' },
  ],
  anatomy: [
    {
      part: 'Frame',
      is: 'scrolls sideways on a phone, and between head and totals where maxHeight is given',
    },
    { part: 'Head', is: 'names the columns; it sorts them, its box selects all rows, its edges set widths' },
    {
      part: 'Handle',
      is: 'takes a row up by keyboard, where rows move; by pointer the whole row is dragged',
    },
    { part: 'Box', is: 'selects a row' },
    {
      part: 'Row header',
      is: 'the cell that names the row, marked with isRowHeader; hasStickyColumn keeps it in view, or isSticky other columns',
    },
    { part: 'Cells', is: 'numbers stand at the end, digit under digit; text that does not fit is cut' },
    { part: 'Rows within', is: 'what a row opens to, in the column that treeColumn names' },
    {
      part: 'After the last',
      is: 'more rows on their way, or that they failed to come and a way to try again',
    },
    { part: 'Totals', is: 'stay at the end in view; they are read and not selected' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes into the table and out of it: it is one stop' },
    {
      keys: 'Down, Up',
      does: 'goes to the next or previous row, within a column to the next cell; up from the first to its head',
    },
    {
      keys: 'Right, Left',
      does: 'goes from the row into its cells and along them; mirrored from right to left',
    },
    { keys: 'Right, Left on a row that opens', does: 'opens and closes it' },
    {
      keys: 'Home, End',
      does: 'goes to the first or last cell of the row, on a row to the first or last row',
    },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'goes to the first or last row' },
    { keys: 'Page Down, Page Up', does: 'goes on or back by what is in view' },
    { keys: 'Enter', does: 'acts on the row, or follows it; on a head sorts' },
    { keys: 'Space', does: 'selects the row' },
    { keys: 'Shift+Down, Shift+Up', does: 'selects on, where several can be selected' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'go to the row that begins with them; after 500 ms they begin anew' },
    {
      keys: 'Enter on the edge of a head',
      does: 'begins to set its width; arrows set it by 10 px, Enter or Escape ends',
    },
    {
      keys: 'Enter on a handle',
      does: 'takes the row up; arrows carry it, Enter puts it down, Escape takes it back',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Table is heavy: 87 kB, minified and gzipped, without React. Load the screen that shows it on demand. DataGrid is 35 kB, and cannot select, resize or reorder.',
    'With rows that open it has the role treegrid and says how deep each row lies.',
    'The grid takes the focus, so what scrolls sideways is reached by arrow keys, which bring every cell into view.',
    'From some hundred rows on give isVirtualized and maxHeight; ten thousand stay usable, more should come in pages.',
    'A virtual table needs widths: its columns share the room unless they say how wide they are, and totals stand after the last row.',
    'Columns that stick stay next to one another: the last ones at the end, all others at the start, unless every column sticks. Next to what scrolls they get an edge while something lies under it, and what the arrow keys go to never stays under it.',
    'In a virtual table only the first and the last columns stick, and the boxes and handles before the first stay with them.',
    'Keep columns that stick narrow, or a phone has no room left for the others.',
    'What is cut is shown whole by the pointer that rests on it, and by the keyboard in its cell; say wraps for columns that hold sentences.',
    'Put no TableFooter where there are no rows.',
  ],
} satisfies ComponentDocs;
