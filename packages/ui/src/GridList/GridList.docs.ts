import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A list of things that people open, select, act on and put in order, with buttons inside its rows.',
  instead: [
    { when: 'a value is chosen', take: 'ListBox, Select or RadioGroup' },
    { when: 'things are compared by several columns', take: 'Table' },
    { when: 'things hold things', take: 'Tree' },
    { when: 'all that people do is to put a queue in order', take: 'ReorderList' },
    { when: 'it is only read', take: 'a plain list' },
  ],
  anatomy: [
    {
      part: 'Handle',
      is: 'takes the item up by keyboard, where items move; by pointer the whole item is dragged',
    },
    { part: 'Box', is: 'selects it, where selectionMode says so' },
    { part: 'Picture', is: 'helps to find it' },
    { part: 'Words', is: 'its name, and under it a quieter line; what is cut is shown whole on hover' },
    { part: 'Actions', is: 'show when the item is hovered or focused, and always on touch screens' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes into the list and out of it: it is one stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous item' },
    { keys: 'Right, Left', does: 'goes through the buttons of the item; mirrored from right to left' },
    { keys: 'Home, End', does: 'goes to the first or last item' },
    { keys: 'Page Down, Page Up', does: 'goes on or back by what is in view' },
    { keys: 'Enter', does: 'acts on the item, or follows it' },
    { keys: 'Space', does: 'selects the item' },
    { keys: 'Shift+Down, Shift+Up', does: 'selects on, where several can be selected' },
    { keys: 'Ctrl+A, Escape', does: 'selects all, or none' },
    { keys: 'Letters', does: 'go to the item that begins with them; after 500 ms they begin anew' },
    {
      keys: 'Enter on the handle',
      does: 'takes the item up; arrows carry it, Enter puts it down, Escape takes it back',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Moving is announced: the item, the drop position, and the drop.',
    'On touch screens a long press starts the drag.',
    'From some hundred items on give isVirtualized and maxHeight; up to ten thousand stay usable.',
  ],
} satisfies ComponentDocs;
