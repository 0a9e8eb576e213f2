import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lays out its children in a row with equal gaps, with optional wrapping.',
  instead: [
    { when: 'elements are stacked vertically', take: 'Stack' },
    { when: 'buttons belong together as one control', take: 'ButtonGroup or Toolbar' },
    { when: 'columns should be equal', take: 'Grid' },
  ],
  anatomy: [{ part: 'Row', is: 'things in reading order, from right to left where the language does' }],
  keyboard: [],
} satisfies ComponentDocs;
