import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { dateParts, fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A well-known date, typed number by number in the order of the locale.',
  instead: [
    { when: 'the day of the week or the days around it matter', take: 'DatePicker' },
    { when: 'it is a time of day', take: 'TimeField' },
    { when: 'it has a first and a last day', take: 'DateRangePicker' },
    { when: 'the date is only shown', take: 'FormattedDate' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    {
      part: 'Parts',
      is: 'the segments: day, month, year and, with a finer granularity, hour, minute and second',
    },
    { part: 'Clear button', is: 'optional; clears the field; the focus stays in the field' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    ...dateParts,
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'move to the next or previous part' },
    { keys: 'Left Arrow, Right Arrow', does: 'move to the part on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'increase or decrease the part, wrapping at its ends' },
    { keys: 'Page Up, Page Down', does: 'change it by larger steps: 7 days, 2 months, 5 years, 15 minutes' },
    { keys: 'Home, End', does: 'set its minimum or maximum' },
    { keys: 'Digits', does: 'set the part and move on to the next when it is complete' },
    { keys: 'Backspace', does: 'deletes a digit; in an empty part moves to the previous one' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'Each part is a spin button with its own accessible name, and the group has the label, description and error.',
    'Values are those of @internationalized/date: a CalendarDate for a day, a CalendarDateTime or ZonedDateTime with time. A form gets ISO 8601.',
    'The hit target of a part is at least 24 px wide, and 44 px high on touch screens. A press on the box focuses the nearest part.',
    'On a phone each part opens the numeric keyboard.',
  ],
} satisfies ComponentDocs;
