import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows nested items of any depth, which people expand, select and move.',
  instead: [
    { when: 'the items have columns', take: 'Table with treeColumn' },
    { when: 'there is one level', take: 'GridList, or Accordion for sections of text' },
    { when: 'it is the navigation of a page', take: 'links in lists' },
  ],
  anatomy: [
    {
      part: 'Handle',
      is: 'opens a menu that moves the item, and starts a drag by keyboard, where items can be moved; by pointer the whole item is dragged',
    },
    { part: 'Checkbox', is: 'selects the item, with selectionMode' },
    { part: 'Chevron', is: 'expands and collapses the item' },
    { part: 'Picture and title', is: 'name the item; a long title is truncated and shown in full on hover' },
    { part: 'Actions', is: 'visible while the item is hovered or focused, and always on touch screens' },
    { part: 'Spinner', is: 'is shown while the child items are loading' },
    { part: 'Try again', is: 'is shown when the child items failed to load' },
  ],
  parts: {
    'GridList-item': 'an item',
    'GridList-line': 'the content of an item',
    'Tree-indent': 'the indentation and the arrow',
    'GridList-handle': 'the drag handle',
    'GridList-icon': 'the icon',
    'GridList-text': 'the title',
    'GridList-actions': 'the buttons',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'enters and leaves the tree, which is one tab stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous visible item' },
    {
      keys: 'Right',
      does: 'expands the item; on an expanded item goes to its buttons; mirrored in right-to-left text',
    },
    { keys: 'Left', does: 'collapses the item; on a collapsed item goes to its parent' },
    { keys: 'Home, End', does: 'goes to the first or last visible item' },
    {
      keys: 'Enter',
      does: 'runs the action of the item; without an action selects it, or without selection expands or collapses it',
    },
    { keys: 'Space', does: 'selects the item' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'go to the item that begins with them; the search resets after 500 ms' },
    {
      keys: 'Enter on the handle',
      does: 'starts a drag; arrow keys choose the drop position, Enter drops, Escape cancels',
    },
    {
      keys: 'Space on the handle',
      does: 'opens a menu that moves the item to the top, up, down or to the bottom',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/',
  notes: [
    'It has the role treegrid, whose rows may contain buttons; the role tree does not allow them.',
    'To load child items on expansion, set hasChildItems, handle onExpandedChange, set isLoading meanwhile, and pass onRetry after a failure.',
    'To make items movable, pass the result of useReorder. With allowsInside items can also move into each other and between levels; moveInTree returns the new tree.',
    'The menu moves an item, with its child items, among the items of its parent. To another level it is dragged, or moved by keyboard.',
    'A press of the handle by mouse, pen or finger, without a drag, opens the menu (WCAG 2.5.7). Selected items move together. The new position is announced, and the focus stays on the handle.',
    'A press by a screen reader opens the menu too, because its items need no explanation. Enter starts the drag of react-aria, which announces each drop position.',
  ],
} satisfies ComponentDocs;
