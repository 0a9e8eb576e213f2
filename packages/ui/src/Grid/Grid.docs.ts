import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lays things out in as many equal columns as fit.',
  instead: [
    { when: 'columns must line up by their content', take: 'Table' },
    { when: 'things differ in width', take: 'Inline with `wrap`' },
    { when: 'cells are walked with arrow keys', take: 'GridList' },
  ],
  anatomy: [{ part: 'Cells', is: 'as wide as `minItemWidth` or wider, with equal gutters' }],
  keyboard: [],
} satisfies ComponentDocs;
