import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'How long ago something was, or how far ahead it is. It follows the clock by itself.',
  instead: [
    { when: 'the date itself matters, as on a release or an invoice', take: 'FormattedDate' },
    { when: 'it is how long something takes', take: 'FormattedDuration' },
  ],
  anatomy: [{ part: 'Time', is: 'a time element; its title is the exact date and time' }],
  keyboard: [],
  notes: [
    'All of a page share one timer, which is set for the next moment at which any of them changes its words: a page of dates of last year wakes up once an hour at most.',
    'The server does not know when its page will be read. Hand its clock on as serverNow, or the date stands there until the page is awake. For stories and tests, now stops the clock.',
    'It is not announced when it changes: words that change by themselves are not news.',
  ],
} satisfies ComponentDocs;
