import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows progress where there is no room for a bar, such as on a cover that is being uploaded.',
  instead: [
    { when: 'there is room for a line', take: 'ProgressBar' },
    {
      when: 'the progress is unknown',
      take: 'Spinner, or Skeleton where the shape of the loading content is known',
    },
    { when: 'the value is a level within limits', take: 'Meter' },
  ],
  anatomy: [
    { part: 'Track', is: 'the full circle' },
    { part: 'Arc', is: 'the progress' },
    { part: 'Content', is: 'a percentage or icon in the centre of a large circle' },
  ],
  parts: {
    'ProgressCircle-drawing': 'the drawing',
    'ProgressCircle-track': 'the circle',
    'ProgressCircle-arc': 'its filled part',
    'ProgressCircle-text': 'the value',
  },
  keyboard: [],
  notes: ['With reduced motion an indeterminate circle does not rotate; its name states what is under way.'],
} satisfies ComponentDocs;
