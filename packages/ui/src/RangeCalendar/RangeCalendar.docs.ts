import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { calendarParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A month view that selects the first and the last day of a range.',
  instead: [
    { when: 'the range is a field of a form, or has presets', take: 'DateRangePicker' },
    { when: 'one day is chosen', take: 'Calendar' },
  ],
  anatomy: [
    { part: 'Month and year', is: 'native selects' },
    { part: 'Previous and next', is: 'move by the visible months: one or two' },
    { part: 'Days', is: 'the ends in the accent colour, the days between as a pale band' },
    { part: 'Error', is: 'the error message under the days' },
  ],
  parts: calendarParts,
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go between the lists, the buttons and the days' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the day on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'go to the same day of the week before or after' },
    { keys: 'Home, End', does: 'go to the first or last day of the month' },
    { keys: 'Page Up, Page Down', does: 'go to the month before or after' },
    { keys: 'Shift Page Up, Shift Page Down', does: 'go to the year before or after' },
    { keys: 'Enter, Space', does: 'start the range and focus the next day; then end it' },
    { keys: 'Escape', does: 'cancels the started range' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  notes: [
    'A press and a drag select a range too, and its ends can be dragged.',
    'Two months are side by side on wide screens only. On touch screens the hit target of a day is 44 px.',
  ],
} satisfies ComponentDocs;
