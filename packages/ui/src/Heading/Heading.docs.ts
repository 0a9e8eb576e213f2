import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'The title of a page or of a section. Its level in the outline is independent of its size.',
  instead: [
    { when: 'it is not a title', take: 'Text' },
    { when: 'it is the label of a field', take: 'the field’s label' },
  ],
  anatomy: [{ part: 'Text', is: 'wrapped in balance, or cut with `truncate`' }],
  keyboard: [],
  notes: ['Levels go down one at a time; a page has one of level 1.'],
} satisfies ComponentDocs;
