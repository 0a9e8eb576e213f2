import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A placeholder in the shape of content that is loading.',
  instead: [
    { when: 'the shape of the content is unknown', take: 'Spinner' },
    { when: 'the progress is known', take: 'ProgressBar' },
  ],
  anatomy: [{ part: 'Shape', is: 'a line, a cover or a circle' }],
  keyboard: [],
  notes: [
    'It is hidden from screen readers: name what is loading on the region around it, with `aria-busy`.',
    'With reduced motion it is not animated.',
  ],
} satisfies ComponentDocs;
