import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A grid of records in rows and columns, which people compare, sort, select, resize, expand and reorder, such as in administration screens.',
  instead: [
    {
      when: 'a long list of tracks scrolls with the page and has to be light enough for a first visit',
      take: 'DataGrid',
    },
    { when: 'there is one column', take: 'GridList' },
    { when: 'the records are nested and have one column', take: 'Tree' },
    { when: 'a few values are only read', take: 'a native table' },
  ],
  anatomy: [
    {
      part: 'Frame',
      is: 'scrolls sideways on a phone, and with maxHeight also vertically between header and totals',
    },
    { part: 'Header', is: 'names the columns; it sorts and resizes them, and its checkbox selects all rows' },
    {
      part: 'Handle',
      is: 'opens a menu that moves the row, and starts a drag by keyboard, where rows can be reordered; by pointer the whole row is dragged',
    },
    { part: 'Checkbox', is: 'selects a row' },
    {
      part: 'Row header',
      is: 'the cell that names the row, marked with isRowHeader; hasStickyColumn makes it sticky, isSticky other columns',
    },
    {
      part: 'Cells',
      is: 'numbers are aligned at the end with tabular figures; text that does not fit is truncated',
    },
    {
      part: 'Child rows',
      is: 'the nested rows of an expanded row, indented in the column that treeColumn names',
    },
    {
      part: 'After the last',
      is: 'a loading indicator for more rows, or an error with a retry button',
    },
    { part: 'Totals', is: 'stay visible at the bottom; they cannot be selected' },
  ],
  parts: {
    'Table-table': 'the table in its scroll container',
    'TableHeader-head': 'the content of a column header',
    'TableHeader-headText': 'its text',
    'TableHeader-sortMark': 'the arrow of a sorted column',
    'TableHeader-resizer': 'the handle that resizes a column',
    'Row-content': 'the content of a cell',
    'Row-text': 'the text of a cell',
    'Row-handle': 'the drag handle',
    'Row-branch': 'the arrow of an expandable row',
    'TableBody-more': 'the indicator after the last row',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'enters and leaves the table, which is one tab stop' },
    {
      keys: 'Down, Up',
      does: 'goes to the next or previous row, or from a cell to the next cell of its column; Up from the first row goes to the header',
    },
    {
      keys: 'Right, Left',
      does: 'goes from the row to its cells and between them; mirrored in right-to-left text',
    },
    { keys: 'Right, Left on an expandable row', does: 'expands and collapses it' },
    {
      keys: 'Home, End',
      does: 'goes to the first or last cell of the row, on a row to the first or last row',
    },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'goes to the first or last row' },
    { keys: 'Page Down, Page Up', does: 'moves by the visible height' },
    { keys: 'Enter', does: 'runs the action or follows the link of the row; on a header sorts' },
    { keys: 'Space', does: 'selects the row' },
    { keys: 'Shift+Down, Shift+Up', does: 'extends the selection, with multiple selection' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'go to the row that begins with them; the search resets after 500 ms' },
    {
      keys: 'Enter on a column resizer',
      does: 'starts resizing; arrow keys change the width by 10 px, Enter or Escape ends',
    },
    {
      keys: 'Enter on a handle',
      does: 'starts a drag; arrow keys choose the drop position, Enter drops, Escape cancels',
    },
    {
      keys: 'Space on a handle',
      does: 'opens a menu that moves the row to the top, up, down or to the bottom',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'More than 50,000 rows throw an error: use DataGrid, or load the rows in pages.',
    'Table is heavy: 87 kB, minified and gzipped, without React. Load the screen that shows it on demand. DataGrid is 35 kB, and cannot sort, resize or reorder.',
    'With expandable rows it has the role treegrid and states the level of each row.',
    'The grid is focusable, and arrow keys scroll every cell into view.',
    'From some hundred rows on set isVirtualized and maxHeight. Ten thousand rows stay usable; load more in pages.',
    'In a virtualized table set column widths: columns without a width share the space equally. Its totals are after the last row.',
    'The last sticky columns stay at the end, all others at the start; if every column is sticky, all stay at the start. Sticky columns have an edge shadow while content is scrolled under them, and a focused cell is scrolled out from under them.',
    'A press of the handle by mouse, pen, finger or screen reader, without a drag, opens the menu (WCAG 2.5.7). Selected rows move together. The new position is announced, and the focus stays on the handle. A row of a tree moves among the rows of its parent.',
    'In a virtualized table only the first and the last columns can be sticky. The checkboxes and handles before the first stay with it.',
    'Keep sticky columns narrow, or a phone has no room for the others.',
    'Truncated text is shown in full in a tooltip on hover, and in its cell on keyboard focus. Set wrap on columns that contain sentences.',
    'Omit TableFooter where there are no rows.',
  ],
} satisfies ComponentDocs;
