import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A number in the format of the visitor’s language, with tabular figures.',
  instead: [
    { when: 'it is the size of a file', take: 'FormattedBytes' },
    { when: 'it is a duration', take: 'FormattedDuration' },
    { when: 'the number is the main content of the view', take: 'Stat' },
  ],
  anatomy: [{ part: 'Number', is: 'text; the compact one has the whole number as its title' }],
  keyboard: [],
  notes: [
    'It renders the same on the server and in the browser, in the locale of the nearest LocaleProvider.',
  ],
} satisfies ComponentDocs;
