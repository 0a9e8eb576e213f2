import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { calendarParts, dateParts, fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A date, optionally with a time, that is typed or selected in a calendar.',
  instead: [
    { when: 'the date is well known, such as a birthday', take: 'DateField' },
    { when: 'a first and a last day are selected', take: 'DateRangePicker' },
    { when: 'the calendar is always visible', take: 'Calendar' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    { part: 'Parts', is: 'the numbers of the date, as in a DateField' },
    { part: 'Clear button', is: 'optional; clears the field' },
    { part: 'Calendar button', is: 'opens the calendar, on a phone as a tray' },
    { part: 'Calendar', is: 'closes when a day is selected; with a time it has a time field and Done' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    ...dateParts,
    ...calendarParts,
    'DatePicker-dialog': 'the content of the popover',
    'DatePicker-actions': 'its buttons',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'move between the parts and the buttons' },
    {
      keys: 'Up Arrow, Down Arrow, Page Up, Page Down, Home, End, digits',
      does: 'change a part, as in a DateField',
    },
    { keys: 'Alt Down Arrow', does: 'opens the calendar on the selected day' },
    { keys: 'Arrows, Home, End, Page Up, Page Down', does: 'move in the calendar, as in a Calendar' },
    { keys: 'Enter, Space', does: 'select the day and close the calendar' },
    { keys: 'Escape', does: 'closes the calendar and changes nothing' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'Values are those of @internationalized/date. A form gets ISO 8601 under the field’s name.',
    'With granularity="minute" selecting a day keeps the time. hourCycle overrides the hour cycle of the locale.',
  ],
} satisfies ComponentDocs;
