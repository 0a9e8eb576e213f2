import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { dateParts, fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for a time of day, with a segment for each number, and with 12 or 24 hours by locale.',
  instead: [
    { when: 'there is a date with it', take: 'DateField or DatePicker with granularity="minute"' },
    { when: 'the value is a duration', take: 'NumberField with a unit' },
    { when: 'the time is only shown', take: 'FormattedDate with show="time"' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Segments', is: 'hour, minute, optional second, and AM or PM where the locale has them' },
    { part: 'Clear button', is: 'optional; clears the field, which keeps the focus' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    ...dateParts,
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go to the next or previous segment' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the segment on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'step the segment up or down and wrap around' },
    { keys: 'Page Up, Page Down', does: 'step by 2 hours, 15 minutes or 15 seconds' },
    { keys: 'Home, End', does: 'set the smallest or largest value' },
    { keys: 'Digits, A, P', does: 'type the segment; a complete segment moves the focus to the next' },
    { keys: 'Backspace', does: 'deletes a digit; in an empty segment goes to the previous one' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'The value is a Time of @internationalized/date, or a CalendarDateTime or ZonedDateTime whose time is edited. A form submits ISO 8601.',
  ],
} satisfies ComponentDocs;
