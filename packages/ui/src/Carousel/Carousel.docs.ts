import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A row of cards of one kind that goes on beyond the edge: new releases, similar artists.',
  instead: [
    { when: 'all of them matter', take: 'Grid' },
    { when: 'people look for one of them', take: 'Grid with a SearchField, or Table' },
    { when: 'one at a time fills the page', take: 'Tabs; it is no slide show' },
  ],
  anatomy: [
    { part: 'Header', is: 'a title, and a link to all' },
    {
      part: 'Buttons',
      is: 'show what comes and what was; they stay, disabled, at the ends, and leave on a phone',
    },
    {
      part: 'Row',
      is: 'scrolls by touch, wheel and keys, and stops at the start of a card; the next one peeks',
    },
    { part: 'Items', is: 'one element each' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes through the buttons and the links of every card' },
    { keys: 'Right, Left', does: 'goes to the next or previous card; mirrored from right to left' },
    { keys: 'Home, End', does: 'goes to the first or last card' },
    { keys: 'Enter, Space', does: 'presses a button' },
  ],
  notes: [
    'It is a list in a region with a name. Nothing moves by itself, and with reduced motion nothing glides.',
    'It is drawn on the server and scrolls without any script.',
  ],
} satisfies ComponentDocs;
