import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Counts what waits for someone, on the corner of a button or beside a word.',
  instead: [
    { when: 'it is a word or a status', take: 'Chip' },
    { when: 'the number is the point of the view', take: 'Stat' },
    { when: 'something new must be announced', take: 'toast' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a number, or a dot where there is nothing to count' },
    { part: 'Label', is: 'the text for screen readers' },
  ],
  keyboard: [],
  notes: [
    'Nothing is drawn for a count of 0.',
    'It is not announced when it changes: name the button with the count as well if that matters.',
  ],
} satisfies ComponentDocs;
