import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A moment or a day as the visitor’s language writes it, with the same for machines.',
  instead: [
    { when: 'it matters how long ago it was', take: 'RelativeTime' },
    { when: 'it is how long something takes', take: 'FormattedDuration' },
    { when: 'someone chooses it', take: 'DateField or DatePicker' },
  ],
  anatomy: [{ part: 'Time', is: 'a time element whose datetime is the moment or the day' }],
  keyboard: [],
  notes: [
    'A text such as 2026-03-04 is a day of the calendar and the same everywhere; anything else is a moment and shown in a time zone.',
    'Without a time zone the server writes UTC, the first view in the browser agrees with it, and then the visitor’s own zone is shown. Give timeZone where that change would be seen.',
  ],
} satisfies ComponentDocs;
