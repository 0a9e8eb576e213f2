import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Text in one of the theme’s sizes, weights and tones.',
  instead: [
    { when: 'it is a title', take: 'Heading' },
    { when: 'it is a link', take: 'Link' },
    { when: 'it is a number, a date or a size', take: 'FormattedNumber, FormattedDate, FormattedBytes' },
  ],
  anatomy: [{ part: 'Text', is: 'truncated with `truncate` or `lines`, and then shown in full on hover' }],
  keyboard: [],
} satisfies ComponentDocs;
