import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Sets what belongs together on a surface of its own, such as one plan of several or a group of settings.',
  instead: [
    { when: 'things only need distance from each other', take: 'Stack, Inline or Grid' },
    { when: 'cards are chosen like options', take: 'RadioGroup or GridList' },
    { when: 'it says something about the page', take: 'Callout' },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading, and the link if the card leads somewhere' },
    { part: 'Description', is: 'a line under the title' },
    { part: 'Actions', is: 'buttons beside the title; they stay reachable on a card that is a link' },
    { part: 'Content', is: 'whatever the card holds' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the title’s link, then to the actions' },
    { keys: 'Enter', does: 'follows the link' },
  ],
  notes: [
    'A screen reader hears the title as the link, not the whole card.',
    'Text on a linked card cannot be selected with the mouse, because the link lies over it.',
  ],
} satisfies ComponentDocs;
