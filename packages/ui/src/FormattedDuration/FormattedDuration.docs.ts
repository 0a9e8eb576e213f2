import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A duration, from milliseconds.',
  instead: [
    { when: 'it is the time since a moment', take: 'RelativeTime' },
    { when: 'it is a time of day', take: 'FormattedDate with show="time"' },
  ],
  anatomy: [
    { part: 'Time', is: 'a time element with the machine-readable duration' },
    { part: 'Clock', is: 'the visible text, 3:07, with tabular figures' },
    { part: 'Text', is: 'the text for screen readers in place of the clock: 3 minutes 7 seconds' },
  ],
  keyboard: [],
  notes: ['What is left of a second is dropped, as every player does. A negative duration counts as none.'],
} satisfies ComponentDocs;
