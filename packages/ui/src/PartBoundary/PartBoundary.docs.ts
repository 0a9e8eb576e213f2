import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Keeps the failure of one part of a page, such as code that does not load, from the rest of the page.',
  instead: [
    { when: 'the whole page fails', take: 'ErrorState' },
    { when: 'a part is loading', take: 'Skeleton' },
  ],
  anatomy: [{ part: 'Failure', is: 'what stands in place of the part, with a button that tries again' }],
  keyboard: [],
  notes: [
    '`lazyPart` makes a part whose code is loaded when it is first needed, and loaded again when it is tried again.',
    'Without `Failure` nothing stands in place of the part, and a toast offers to try again.',
  ],
} satisfies ComponentDocs;
