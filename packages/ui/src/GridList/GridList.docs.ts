import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A list of items that users open, select, activate and reorder, with buttons inside its rows.',
  instead: [
    { when: 'a value is selected', take: 'ListBox, Select or RadioGroup' },
    { when: 'items are compared by several columns', take: 'Table' },
    { when: 'items are nested', take: 'Tree' },
    { when: 'users only reorder a queue', take: 'ReorderList' },
    { when: 'it is only read', take: 'a plain list' },
  ],
  anatomy: [
    {
      part: 'Handle',
      is: 'opens a menu that moves the item, and starts the drag by keyboard, where items can be moved; with a pointer the whole item is dragged',
    },
    { part: 'Box', is: 'selects the item, where selectionMode allows it' },
    { part: 'Picture', is: 'helps to identify the item' },
    { part: 'Text', is: 'the name, and a second line under it; truncated text has a tooltip' },
    { part: 'Actions', is: 'visible while the item is hovered or focused, and always on touch screens' },
  ],
  parts: {
    'GridList-item': 'an item',
    'GridList-line': 'the content of an item',
    'GridList-handle': 'the drag handle',
    'GridList-icon': 'the icon',
    'GridList-content': 'the text and the description',
    'GridList-text': 'the text',
    'GridList-description': 'the second line',
    'GridList-actions': 'the buttons',
    'GridList-empty': 'the content of an empty list',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves into the list and out of it: it is one tab stop' },
    { keys: 'Down, Up', does: 'moves to the next or previous item' },
    { keys: 'Right, Left', does: 'moves through the buttons of the item; mirrored in right-to-left layouts' },
    { keys: 'Home, End', does: 'moves to the first or last item' },
    { keys: 'Page Down, Page Up', does: 'moves by the visible height' },
    { keys: 'Enter', does: 'activates the item, or follows its link' },
    { keys: 'Space', does: 'selects the item' },
    { keys: 'Shift+Down, Shift+Up', does: 'extends the selection, where several can be selected' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'move to the item that starts with them; after 500 ms a new search starts' },
    {
      keys: 'Enter on the handle',
      does: 'starts the drag; arrow keys move the item, Enter drops it, Escape cancels',
    },
    {
      keys: 'Space on the handle',
      does: 'opens a menu that moves the item to the top, up, down or to the bottom',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Moving is announced: the item, the drop position, and the drop.',
    'A press of the handle by mouse, pen or finger, without a drag, opens the menu (WCAG 2.5.7). Selected items move together. The new position is announced, and the focus stays on the handle.',
    'A press by a screen reader opens the menu too, because its items need no explanation. Enter starts the drag of react-aria, which announces each drop position.',
    'On touch screens a long press starts the drag.',
    'For more than some hundred items set isVirtualized and maxHeight; up to ten thousand stay usable.',
  ],
} satisfies ComponentDocs;
