import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The title of a page or of a part of it. Its level is its place in the outline, whatever its size.',
  instead: [
    { when: 'it is not a title', take: 'Text' },
    { when: 'it names a field', take: 'the field’s label' },
  ],
  anatomy: [{ part: 'Words', is: 'wrapped in balance, or cut with `truncate`' }],
  keyboard: [],
  notes: ['Levels go down one at a time; a page has one of level 1.'],
} satisfies ComponentDocs;
