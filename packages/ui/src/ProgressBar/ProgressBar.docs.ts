import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { barParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Shows the progress of an operation, or that an operation of unknown duration is under way.',
  instead: [
    { when: 'there is no room for a line', take: 'ProgressCircle' },
    { when: 'the value is a level within limits', take: 'Meter' },
    { when: 'the shape of the loading content is known', take: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is under way' },
    { part: 'Value', is: 'the progress as text' },
    { part: 'Track and fill', is: 'the progress as a bar' },
  ],
  parts: barParts,
  keyboard: [],
} satisfies ComponentDocs;
