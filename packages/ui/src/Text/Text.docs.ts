import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Words in one of the theme’s sizes, weights and tones.',
  instead: [
    { when: 'it is a title', take: 'Heading' },
    { when: 'it goes somewhere', take: 'Link' },
    { when: 'it is a number, a date or a size', take: 'FormattedNumber, FormattedDate, FormattedBytes' },
  ],
  anatomy: [{ part: 'Words', is: 'cut with `truncate` or `lines`, and then shown whole on hover' }],
  keyboard: [],
} satisfies ComponentDocs;
