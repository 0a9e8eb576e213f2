import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A moment or a day in the format of the visitor’s language, with a machine-readable value.',
  instead: [
    { when: 'the time since then matters', take: 'RelativeTime' },
    { when: 'it is a duration', take: 'FormattedDuration' },
    { when: 'the date is selected', take: 'DateField or DatePicker' },
  ],
  anatomy: [{ part: 'Time', is: 'a time element whose datetime is the moment or the day' }],
  keyboard: [],
  notes: [
    'A string such as 2026-03-04 is a calendar date and the same in every time zone; anything else is a moment and shown in a time zone.',
    'Without a time zone the server renders UTC, and so does hydration; afterwards the visitor’s own zone is shown. Set timeZone where that change would be visible.',
  ],
} satisfies ComponentDocs;
