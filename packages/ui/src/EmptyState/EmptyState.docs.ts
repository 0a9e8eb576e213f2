import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Explains an empty view and offers the action that fills it.',
  instead: [
    { when: 'something failed', take: 'ErrorState' },
    { when: 'it is still loading', take: 'Skeleton' },
    { when: 'a list has no match for a filter', take: 'the list’s own empty text' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration' },
    { part: 'Title', is: 'what the view will contain' },
    { part: 'Description', is: 'one further sentence' },
    { part: 'Action', is: 'the action that fills the view' },
  ],
  parts: {
    'EmptyState-icon': 'the icon',
    'EmptyState-action': 'the buttons',
  },
  keyboard: [{ keys: 'Tab', does: 'moves to its action' }],
} satisfies ComponentDocs;
