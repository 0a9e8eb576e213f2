import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Long lists of tracks and other records in the page’s own scrolling, for pages that must render fast.',
  instead: [
    {
      when: 'rows have checkboxes, or are sorted by their headers, resized, expanded or reordered',
      take: 'Table',
    },
    { when: 'it has its own scroll container, between a header and totals', take: 'Table' },
    { when: 'users reorder the rows', take: 'ReorderList, or Table with useReorder' },
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'the column headers; they can be visually hidden, and are hidden where few columns are left',
    },
    { part: 'Row', is: 'one record; the current one has the accent colour and aria-current' },
    { part: 'Cells', is: 'are aligned in tracks; columns are hidden where the grid is too narrow for them' },
    {
      part: 'Revealed cells',
      is: 'visible while the row is hovered or focused, and always on touch screens',
    },
    { part: 'Placeholder row', is: 'a row that is not loaded yet; it has the focus and selection of a row' },
    { part: 'Empty state', is: 'is under the header where there are no rows' },
    { part: 'Row menu', is: 'opens by right click, long press or menu key' },
  ],
  parts: {
    'DataGrid-grid': 'the rows and their headers',
    'DataGrid-head': 'the header',
    'DataGrid-headRow': 'the row of column headers',
    'DataGrid-sortButton': 'the name of a column that sorts',
    'DataGrid-body': 'the rows',
    'DataGrid-row': 'a row',
    'DataGrid-cell': 'a cell',
    'DataGrid-empty': 'the content of an empty grid',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves into the grid and out of it: it is one tab stop' },
    { keys: 'Down, Up', does: 'moves to the next or previous row, or to the same control in it' },
    {
      keys: 'Right, Left',
      does: 'moves through the links and buttons of the row; mirrored in right-to-left layouts',
    },
    { keys: 'Home, End', does: 'moves to the first or last row' },
    { keys: 'Page Down, Page Up', does: 'moves by the visible height' },
    { keys: 'Enter', does: 'activates the row, or presses the control' },
    { keys: 'Space', does: 'selects the row or takes it out of the selection, where rows can be selected' },
    { keys: 'Shift+Down, Shift+Up', does: 'extends the selection, as Shift with the other keys that move' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Menu key, Shift+F10', does: 'opens the menu of the row' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'It is rendered on the server with links that work before hydration.',
    'A double click or a tap activates a row.',
    'It has no type-ahead: pages with a DataGrid give letters and Space to the application, such as the shortcuts of a player, also while a row has the focus. ListBox, GridList, Tree and Table have it.',
    'With onSelectionChange a click selects a row, Ctrl adds one, Shift extends to it. On touch screens begin a selection by a menu item; then a tap selects.',
    'The rows are virtualized: 100,000 take as long to render as 1,000.',
    'For a list that is read at any place, give one entry for each row of the whole list, `undefined` for rows that are not loaded, and load what onVisibleRangeChange names. The scroll bar then has its true length.',
  ],
} satisfies ComponentDocs;
