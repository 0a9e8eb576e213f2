import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Sets things under each other with even space.',
  instead: [
    { when: 'things stand beside each other', take: 'Inline' },
    { when: 'things fill columns', take: 'Grid' },
  ],
  anatomy: [{ part: 'Column', is: 'things in the order they are read' }],
  keyboard: [],
} satisfies ComponentDocs;
