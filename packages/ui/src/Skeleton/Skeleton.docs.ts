import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Stands where something is about to come, in its shape.',
  instead: [
    { when: 'nobody knows its shape', take: 'Spinner' },
    { when: 'it is known how far it is', take: 'ProgressBar' },
  ],
  anatomy: [{ part: 'Shape', is: 'a line, a cover or a circle' }],
  keyboard: [],
  notes: [
    'It is hidden from screen readers: name what is loading on the region around it, with `aria-busy`.',
    'It stands still under reduced motion.',
  ],
} satisfies ComponentDocs;
