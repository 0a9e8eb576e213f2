import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A period that is typed, looked up in calendars or taken from a list of presets, and if wanted a second one to compare it with.',
  instead: [
    { when: 'one day is chosen', take: 'DatePicker' },
    { when: 'the calendar stands open in the page', take: 'RangeCalendar' },
    { when: 'there are only a few periods to choose from', take: 'Select' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Two dates', is: 'the numbers of the first and the last day' },
    { part: 'Clear button', is: 'empties it, if wanted' },
    { part: 'Calendar button', is: 'opens the calendars, on a phone as a tray with one month' },
    { part: 'Presets', is: 'periods that are chosen with one press; the present one is marked' },
    { part: 'Calendars', is: 'two months side by side on wide screens' },
    { part: 'Start time, End time', is: 'fields under the calendars, if the dates have times; Done closes' },
    { part: 'Compare with', is: 'none, the previous period, a year before, or any' },
    { part: 'Compared period', is: 'stands under the field, so that it is seen when all is closed' },
    { part: 'Description and error', is: 'under the field' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go between the parts and the buttons' },
    {
      keys: 'Up Arrow, Down Arrow, Page Up, Page Down, Home, End, digits',
      does: 'change a part, as in a DateField',
    },
    { keys: 'Alt Down Arrow', does: 'opens the calendars on the first day' },
    { keys: 'Arrows, Home, End, Page Up, Page Down', does: 'move in the calendars, as in a RangeCalendar' },
    { keys: 'Enter, Space', does: 'begin the period and go on to the next day; then end it' },
    { keys: 'Escape', does: 'closes the calendars' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'The value is { start, end, compare }. Both days are part of the period. “This month” and “this year” end with the present day.',
    'A rule of comparison is followed when the period changes. The period before whole months is as many whole months; before anything else it is as many days.',
    'Presets beyond minValue and maxValue are disabled, and cut where they reach beyond.',
    'With granularity="minute" days that are chosen keep their times; hourCycle overrides the language’s.',
    'A form gets the two dates under startName and endName, and those of the compared period under compareStartName and compareEndName.',
  ],
} satisfies ComponentDocs;
