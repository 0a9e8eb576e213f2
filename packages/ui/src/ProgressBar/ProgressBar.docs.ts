import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows progress, or that something of unknown duration is under way.',
  instead: [
    { when: 'there is no room for a line', take: 'ProgressCircle' },
    { when: 'it is a level and not a progress', take: 'Meter' },
    { when: 'the shape of what comes is known', take: 'Skeleton' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is under way' },
    { part: 'Value', is: 'how far, in words' },
    { part: 'Track and fill', is: 'the same as a picture' },
  ],
  keyboard: [],
} satisfies ComponentDocs;
