import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lays out its children in as many equal columns as fit.',
  instead: [
    { when: 'columns must line up by their content', take: 'Table' },
    { when: 'children differ in width', take: 'Inline with `wrap`' },
    { when: 'arrow keys move between the cells', take: 'GridList' },
  ],
  anatomy: [{ part: 'Cells', is: 'as wide as `minItemWidth` or wider, with equal gutters' }],
  keyboard: [],
} satisfies ComponentDocs;
