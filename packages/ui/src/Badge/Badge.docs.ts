import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows a count, such as unread messages, on the corner of a button or beside a word.',
  instead: [
    { when: 'it is a word or a status', take: 'Chip' },
    { when: 'the number is the main content of the view', take: 'Stat' },
    { when: 'something new must be announced', take: 'toast' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a number, or a dot where there is nothing to count' },
    { part: 'Label', is: 'the text for screen readers' },
  ],
  parts: {
    'Badge-badge': 'the mark',
    'Badge-anchor': 'the element around the mark and its content',
  },
  keyboard: [],
  notes: [
    'Nothing is rendered for a count of 0.',
    'A change is not announced: include the count in the button’s accessible name if that matters.',
  ],
} satisfies ComponentDocs;
