import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { barParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Shows how much of something there is within known limits, such as storage or a quota.',
  instead: [
    { when: 'an operation is under way', take: 'ProgressBar or ProgressCircle' },
    { when: 'the number alone is enough', take: 'Stat' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is measured' },
    { part: 'Value', is: 'the amount in the format of the locale, or `valueLabel`' },
    { part: 'Track and fill', is: 'the value as a bar' },
  ],
  parts: barParts,
  keyboard: [],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/meter/',
  notes: ['Screen readers do not announce the tone: write it in text when a limit is near.'],
} satisfies ComponentDocs;
