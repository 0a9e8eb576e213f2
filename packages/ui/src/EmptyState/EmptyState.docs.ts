import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Says what would be in an empty place, and gives the one way to fill it.',
  instead: [
    { when: 'something failed', take: 'ErrorState' },
    { when: 'it is still loading', take: 'Skeleton' },
    { when: 'a list has no match for a filter', take: 'the list’s own empty text' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration' },
    { part: 'Title', is: 'what would be here' },
    { part: 'Description', is: 'a sentence more' },
    { part: 'Action', is: 'the one way to fill it' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to its action' }],
} satisfies ComponentDocs;
