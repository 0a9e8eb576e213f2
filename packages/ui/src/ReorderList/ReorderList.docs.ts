import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A list whose order its user makes: a queue, the tracks of a playlist.',
  instead: [
    { when: 'items are also selected, or have buttons', take: 'GridList with useReorder' },
    { when: 'the rows have columns', take: 'Table with useReorder' },
    { when: 'the order follows from the data', take: 'a sorted Table' },
  ],
  anatomy: [
    { part: 'Handle', is: 'takes an item up by keyboard or screen reader' },
    { part: 'Item', is: 'is dragged as a whole by the pointer; on touch screens after a long press' },
    { part: 'Line', is: 'shows where it would go' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes into the list and out of it: it is one stop' },
    { keys: 'Down, Up', does: 'goes to the next or previous item' },
    {
      keys: 'Right, Left',
      does: 'goes to the handle and what else is in the item; mirrored from right to left',
    },
    { keys: 'Enter', does: 'acts on the item' },
    {
      keys: 'Enter on the handle',
      does: 'takes the item up; arrows carry it, Enter puts it down, Escape takes it back',
    },
    { keys: 'Delete', does: 'takes the item out, where it can be' },
    { keys: 'Letters', does: 'go to the item that begins with them; after 500 ms they begin anew' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Moving is announced: the item, the drop position, and the drop.',
    'Lists, tables and trees move their rows by the same hook, useReorder.',
    'From 100 items on only what is in view is drawn; the list then scrolls within the height it is given.',
  ],
} satisfies ComponentDocs;
