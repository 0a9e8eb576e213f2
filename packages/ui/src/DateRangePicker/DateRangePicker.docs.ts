import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { calendarParts, dateParts, fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'A period that is typed, selected in calendars or from presets, with an optional second period to compare with.',
  instead: [
    { when: 'one day is selected', take: 'DatePicker' },
    { when: 'the calendar is always visible', take: 'RangeCalendar' },
    { when: 'there are only a few periods', take: 'Select' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    { part: 'Two dates', is: 'the numbers of the first and the last day' },
    { part: 'Clear button', is: 'optional; clears the field' },
    { part: 'Calendar button', is: 'opens the calendars, on a phone as a tray with one month' },
    { part: 'Presets', is: 'periods that are selected with one press; the current one is marked' },
    { part: 'Calendars', is: 'two months side by side on wide screens' },
    { part: 'Start time, End time', is: 'fields under the calendars, if the dates have times; Done closes' },
    { part: 'Compare with', is: 'none, the previous period, a year before, or any' },
    { part: 'Compared period', is: 'under the field, visible while the calendars are closed' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    ...dateParts,
    ...calendarParts,
    'DateRangePicker-dialog': 'the content of the popover',
    'DateRangePicker-presets': 'the preset ranges',
    'DateRangePicker-preset': 'a preset range',
    'DateRangePicker-times': 'the times',
    'DateRangePicker-compare': 'the choice of the comparison',
    'DateRangePicker-actions': 'its buttons',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'move between the parts and the buttons' },
    {
      keys: 'Up Arrow, Down Arrow, Page Up, Page Down, Home, End, digits',
      does: 'change a part, as in a DateField',
    },
    { keys: 'Alt Down Arrow', does: 'opens the calendars on the first day' },
    { keys: 'Arrows, Home, End, Page Up, Page Down', does: 'move in the calendars, as in a RangeCalendar' },
    { keys: 'Enter, Space', does: 'start the period and move on to the next day; then end it' },
    { keys: 'Escape', does: 'closes the calendars' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'The value is { start, end, compare }. Both days are part of the period. “This month” and “this year” end with the present day.',
    'The rule of comparison is applied again when the period changes. The period before whole months is the same number of whole months; otherwise it is the same number of days.',
    'Presets beyond minValue and maxValue are disabled; those that extend beyond are clamped.',
    'With granularity="minute" selecting days keeps the times. hourCycle overrides the hour cycle of the locale.',
    'A form gets the two dates under startName and endName, and those of the compared period under compareStartName and compareEndName.',
  ],
} satisfies ComponentDocs;
