import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A list that the user orders: a queue, the tracks of a playlist.',
  instead: [
    { when: 'items are also selected, or have buttons', take: 'GridList with useReorder' },
    { when: 'the rows have columns', take: 'Table with useReorder' },
    { when: 'the order follows from the data', take: 'a sorted Table' },
  ],
  anatomy: [
    { part: 'Handle', is: 'opens a menu that moves the item, and starts a drag by keyboard' },
    { part: 'Item', is: 'is dragged by the pointer anywhere on it; on touch screens after a long press' },
    { part: 'Line', is: 'shows the drop position' },
  ],
  parts: {
    'ReorderList-item': 'an item',
    'ReorderList-handle': 'the drag handle',
    'ReorderList-content': 'the content of an item',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'enters and leaves the list, which is one tab stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous item' },
    {
      keys: 'Right, Left',
      does: 'goes to the handle and the other controls of the item; mirrored in right-to-left text',
    },
    { keys: 'Enter', does: 'runs the action of the item' },
    {
      keys: 'Enter on the handle',
      does: 'starts a drag; arrow keys choose the drop position, Enter drops, Escape cancels',
    },
    {
      keys: 'Space on the handle',
      does: 'opens a menu that moves the item to the top, up, down or to the bottom',
    },
    { keys: 'Delete', does: 'removes the item, if `onRemove` is set' },
    { keys: 'Letters', does: 'go to the item that begins with them; the search resets after 500 ms' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Moving is announced: the item, the drop position, and the drop.',
    'A press of the handle by mouse, pen or finger, without a drag, opens the menu (WCAG 2.5.7). Selected items move together. The new position is announced, and the focus stays on the handle.',
    'A press by a screen reader opens the menu too, because its items need no explanation. Enter starts the drag of react-aria, which announces each drop position.',
    'Lists, tables and trees share the hook useReorder.',
    'From 100 items on the list is virtualized and scrolls within its own height.',
  ],
} satisfies ComponentDocs;
