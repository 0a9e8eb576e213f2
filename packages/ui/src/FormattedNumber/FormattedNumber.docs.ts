import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A number as the visitor’s language writes it, with figures of one width.',
  instead: [
    { when: 'it is the size of a file', take: 'FormattedBytes' },
    { when: 'it is a time that something takes', take: 'FormattedDuration' },
    { when: 'the number is what the view is about', take: 'Stat' },
  ],
  anatomy: [{ part: 'Number', is: 'text; the compact one has the whole number as its title' }],
  keyboard: [],
  notes: [
    'It is the same on the server and in the browser: its language is that of the nearest LocaleProvider.',
  ],
} satisfies ComponentDocs;
