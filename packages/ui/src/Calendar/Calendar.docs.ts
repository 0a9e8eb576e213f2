import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { calendarParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A month view that selects one day, for views where the calendar is always visible.',
  instead: [
    { when: 'it is a field of a form', take: 'DatePicker' },
    { when: 'a first and a last day are selected', take: 'RangeCalendar' },
    { when: 'the date is well known, such as a birthday', take: 'DateField' },
  ],
  anatomy: [
    { part: 'Month and year', is: 'native selects, so that every date takes at most two selections' },
    { part: 'Previous and next', is: 'move by the visible months: one or two' },
    { part: 'Days', is: 'a grid that starts with the locale’s first day of the week; today has a dot' },
    { part: 'Today', is: 'selects today' },
    { part: 'Error', is: 'under the days' },
  ],
  parts: calendarParts,
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'move between the lists, the buttons and the days' },
    { keys: 'Left Arrow, Right Arrow', does: 'move to the day on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'move to the same day of the week before or after' },
    { keys: 'Home, End', does: 'move to the first or last day of the month' },
    { keys: 'Page Up, Page Down', does: 'move to the month before or after' },
    { keys: 'Shift Page Up, Shift Page Down', does: 'move to the year before or after' },
    { keys: 'Enter, Space', does: 'select the day' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'Days beyond the limits are not focusable; unavailable days are, and are exposed as disabled.',
    'Two months are shown on wide screens only. On touch screens a day is 44 px.',
    'Other calendar systems, such as the Islamic or the Japanese one, follow from the locale; the value keeps the calendar system that it was given in.',
  ],
} satisfies ComponentDocs;
