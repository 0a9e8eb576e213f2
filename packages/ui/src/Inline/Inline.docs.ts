import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Sets things beside each other with even space, and wraps where it may.',
  instead: [
    { when: 'things stand under each other', take: 'Stack' },
    { when: 'buttons belong together as one control', take: 'ButtonGroup or Toolbar' },
    { when: 'columns should be equal', take: 'Grid' },
  ],
  anatomy: [{ part: 'Row', is: 'things in reading order, from right to left where the language does' }],
  keyboard: [],
} satisfies ComponentDocs;
