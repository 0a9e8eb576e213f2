import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A horizontally scrolling row of cards of one kind: new releases, similar artists.',
  instead: [
    { when: 'all of the cards are equally important', take: 'Grid' },
    { when: 'users look for a certain card', take: 'Grid with a SearchField, or Table' },
    { when: 'one card at a time fills the page', take: 'Tabs; it is no slide show' },
  ],
  anatomy: [
    { part: 'Header', is: 'a title, and a link to all items' },
    {
      part: 'Buttons',
      is: 'scroll by 85 % of the visible width; disabled at the ends, and hidden on a phone',
    },
    {
      part: 'Row',
      is: 'scrolls by touch, wheel and keys, and snaps to the start of a card; the next one is partly visible',
    },
    { part: 'Items', is: 'one element for each item' },
  ],
  parts: {
    'Carousel-bar': 'the title and the buttons',
    'Carousel-buttons': 'the buttons',
    'Carousel-row': 'the scrolling row',
    'Carousel-item': 'an item',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves through the buttons and the links of every card' },
    { keys: 'Right, Left', does: 'moves to the next or previous card; mirrored in right-to-left layouts' },
    { keys: 'Home, End', does: 'moves to the first or last card' },
    { keys: 'Enter, Space', does: 'presses a button' },
  ],
  notes: [
    'It is a list in a named region. Nothing scrolls automatically, and with reduced motion scrolling is not animated.',
    'It is rendered on the server and scrolls without scripts.',
  ],
} satisfies ComponentDocs;
