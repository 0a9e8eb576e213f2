import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows more about a link, such as an artist’s picture and figures, while the pointer rests on it.',
  instead: [
    { when: 'a few words are sufficient', take: 'Tooltip' },
    { when: 'it contains actions', take: 'PopoverTrigger with a Popover' },
    { when: 'it is the only place with this information', take: 'the page itself' },
  ],
  anatomy: [
    { part: 'Link', is: 'the link that the card describes; it works as usual' },
    { part: 'Card', is: 'further information; the pointer may move into it' },
  ],
  parts: {
    'HoverCard-card': 'the card',
  },
  keyboard: [
    { keys: 'Tab', does: 'to the link: opens the card after its delay; away from it: closes the card' },
    { keys: 'Escape', does: 'closes only the card' },
  ],
  notes: [
    'It closes 150 ms after the pointer has left link and card.',
    'Touch screens do not show it and the keyboard does not enter it: its content must also be on the page that the link opens.',
    'While it is open it is the accessible description of the link.',
  ],
} satisfies ComponentDocs;
