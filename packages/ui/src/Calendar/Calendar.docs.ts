import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The days of a month, of which one is chosen. For views that are about a date, where it stands open.',
  instead: [
    { when: 'it is a field of a form', take: 'DatePicker' },
    { when: 'a first and a last day are chosen', take: 'RangeCalendar' },
    { when: 'the date is known by heart, such as a birthday', take: 'DateField' },
  ],
  anatomy: [
    { part: 'Month and year', is: 'the system’s own lists, so that no date is more than two choices away' },
    { part: 'Previous and next', is: 'go by what is shown: one month or two' },
    { part: 'Days', is: 'a grid in the order of the language’s week; the present day has a dot' },
    { part: 'Today', is: 'chooses the present day' },
    { part: 'Error', is: 'under the days' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go between the lists, the buttons and the days' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the day on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'go to the same day of the week before or after' },
    { keys: 'Home, End', does: 'go to the first or last day of the month' },
    { keys: 'Page Up, Page Down', does: 'go to the month before or after' },
    { keys: 'Shift Page Up, Shift Page Down', does: 'go to the year before or after' },
    { keys: 'Enter, Space', does: 'choose the day' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'Days beyond the limits cannot be reached; unavailable days can, and say so.',
    'Two months stand side by side on wide screens only. On touch screens a day is 44 px.',
    'Other calendars, such as the Islamic or the Japanese one, come with the locale; the value stays in the calendar that it was given in.',
  ],
} satisfies ComponentDocs;
