import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lays out its children in a column with equal gaps.',
  instead: [
    { when: 'the children are in a row', take: 'Inline' },
    { when: 'the children fill several columns', take: 'Grid' },
  ],
  anatomy: [{ part: 'Column', is: 'the children in reading order' }],
  keyboard: [],
} satisfies ComponentDocs;
