import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'The days of a month, of which the first and the last of a period are chosen.',
  instead: [
    { when: 'it is a field of a form, or there are presets', take: 'DateRangePicker' },
    { when: 'one day is chosen', take: 'Calendar' },
  ],
  anatomy: [
    { part: 'Month and year', is: 'the system’s own lists' },
    { part: 'Previous and next', is: 'go by what is shown: one month or two' },
    { part: 'Days', is: 'the ends in the accent colour, what lies between as a pale band' },
    { part: 'Error', is: 'under the days' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go between the lists, the buttons and the days' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the day on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'go to the same day of the week before or after' },
    { keys: 'Home, End', does: 'go to the first or last day of the month' },
    { keys: 'Page Up, Page Down', does: 'go to the month before or after' },
    { keys: 'Shift Page Up, Shift Page Down', does: 'go to the year before or after' },
    { keys: 'Enter, Space', does: 'begin the period and go on to the next day; then end it' },
    { keys: 'Escape', does: 'gives up the period that was begun' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'A press and a drag choose a period too, and its ends can be dragged.',
    'Two months stand side by side on wide screens only. On touch screens a day is 44 px.',
  ],
} satisfies ComponentDocs;
