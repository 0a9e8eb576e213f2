import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows how long ago something was, or how far ahead it is. It updates as time passes.',
  instead: [
    { when: 'the date itself matters, as on a release or an invoice', take: 'FormattedDate' },
    { when: 'the value is a duration', take: 'FormattedDuration' },
  ],
  anatomy: [{ part: 'Time', is: 'a time element; its title is the exact date and time' }],
  keyboard: [],
  notes: [
    'All instances share one timer, set for the next moment at which any text changes. On a page with dates of last year the timer fires at most once an hour.',
    'Pass the time of the server render as serverNow; without it the date is shown until hydration. In stories and tests, now fixes the current time.',
    'Automatic changes of the text are not announced.',
  ],
} satisfies ComponentDocs;
