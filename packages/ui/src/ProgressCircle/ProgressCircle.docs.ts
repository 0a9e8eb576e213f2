import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows how far something has come where there is no room for a bar, such as on a cover that uploads.',
  instead: [
    { when: 'there is room for a line', take: 'ProgressBar' },
    {
      when: 'nobody knows how far it is',
      take: 'Spinner, or Skeleton where the shape of what comes is known',
    },
    { when: 'it is a level and not a progress', take: 'Meter' },
  ],
  anatomy: [
    { part: 'Track', is: 'the whole way' },
    { part: 'Arc', is: 'how far it has come' },
    { part: 'Content', is: 'a percentage or icon in the middle of a large one' },
  ],
  keyboard: [],
  notes: ['Under reduced motion one without a value stands still; its name says what is under way.'],
} satisfies ComponentDocs;
