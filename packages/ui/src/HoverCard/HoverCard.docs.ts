import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows more about a link, such as an artist’s picture and figures, while the pointer rests on it.',
  instead: [
    { when: 'a few words are enough', take: 'Tooltip' },
    { when: 'there is something to do in it', take: 'PopoverTrigger with a Popover' },
    { when: 'it is the only place with this information', take: 'the page itself' },
  ],
  anatomy: [
    { part: 'Link', is: 'what the card is about; it works as ever' },
    { part: 'Card', is: 'more about it; the pointer may go into it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'to the link: opens the card after its delay; away from it: closes the card' },
    { keys: 'Escape', does: 'closes the card and nothing else' },
  ],
  notes: [
    'It closes 150 ms after the pointer has left link and card.',
    'Touch screens do not show it and the keyboard does not enter it: its content must also be on the page that the link opens.',
    'While it is open the link is described by it.',
  ],
} satisfies ComponentDocs;
