import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Groups related content on its own surface, such as one plan of several or a group of settings.',
  instead: [
    { when: 'elements only need space between each other', take: 'Stack, Inline or Grid' },
    { when: 'cards are selectable options', take: 'RadioGroup or GridList' },
    { when: 'it is a message about the page', take: 'Callout' },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading, and the link if the card has an address' },
    { part: 'Description', is: 'a line under the title' },
    { part: 'Actions', is: 'buttons beside the title; they can be pressed on a card that is a link' },
    { part: 'Content', is: 'any content' },
  ],
  parts: {
    'Card-header': 'the title and the actions',
    'Card-text': 'the title and the description',
    'Card-actions': 'the actions',
    'Card-link': 'the link that covers the card',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the title’s link, then to the actions' },
    { keys: 'Enter', does: 'follows the link' },
  ],
  notes: [
    'The title is the accessible link, not the whole card.',
    'Text on a linked card cannot be selected with the mouse, because the link covers it.',
  ],
} satisfies ComponentDocs;
