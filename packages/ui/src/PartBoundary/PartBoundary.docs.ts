import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'An error boundary for one part of a page, such as a part whose code does not load. The rest of the page keeps working.',
  instead: [
    { when: 'the whole page fails', take: 'ErrorState' },
    { when: 'a part is loading', take: 'Skeleton' },
  ],
  anatomy: [{ part: 'Failure', is: 'replaces the part, with a retry button' }],
  keyboard: [],
  notes: [
    '`lazyPart` makes a part whose code is loaded when it first renders, and loaded again on a retry.',
    'Without `Failure` the part is left out, and a toast offers a retry.',
  ],
} satisfies ComponentDocs;
