import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A line between two groups where space alone does not separate them.',
  instead: [
    { when: 'space is sufficient', take: 'Stack or Inline with more of it' },
    { when: 'it separates items of a menu', take: 'MenuSeparator' },
  ],
  anatomy: [{ part: 'Line', is: 'a hairline, across or down' }],
  keyboard: [],
  notes: ['It is a separator to screen readers, unless it is only decoration.'],
} satisfies ComponentDocs;
