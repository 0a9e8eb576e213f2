import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A time of day, typed number by number, with 12 or 24 hours as the language has it.',
  instead: [
    { when: 'there is a date with it', take: 'DateField or DatePicker with granularity="minute"' },
    { when: 'it is how long something takes', take: 'NumberField with a unit' },
    { when: 'the time is only shown', take: 'FormattedDate with shows="time"' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Parts', is: 'hour, minute, second if wanted, and AM or PM where the language has them' },
    { part: 'Clear button', is: 'empties it, if wanted; the focus stays in the field' },
    { part: 'Description and error', is: 'under the field' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go to the next or previous part' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the part on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'step the part up or down, round its end' },
    { keys: 'Page Up, Page Down', does: 'step it further: 2 hours, 15 minutes or seconds' },
    { keys: 'Home, End', does: 'take its least or greatest value' },
    { keys: 'Digits, A, P', does: 'write the part and go on to the next when it is complete' },
    { keys: 'Backspace', does: 'takes a digit back; in an empty part goes to the previous one' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'The value is a Time of @internationalized/date, or a CalendarDateTime or ZonedDateTime whose time is edited. A form gets ISO 8601.',
  ],
} satisfies ComponentDocs;
