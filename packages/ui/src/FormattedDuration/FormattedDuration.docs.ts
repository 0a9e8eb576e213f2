import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'How long something plays or takes, from milliseconds.',
  instead: [
    { when: 'it is how long ago something was', take: 'RelativeTime' },
    { when: 'it is a time of day', take: 'FormattedDate with shows="time"' },
  ],
  anatomy: [
    { part: 'Time', is: 'a time element with the duration for machines' },
    { part: 'Clock', is: 'what is seen, 3:07, with figures of one width' },
    { part: 'Words', is: 'what is heard in place of the clock: 3 minutes 7 seconds' },
  ],
  keyboard: [],
  notes: ['What is left of a second is dropped, as every player does. A negative duration counts as none.'],
} satisfies ComponentDocs;
