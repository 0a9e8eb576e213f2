import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A date that someone knows by heart, typed number by number in the order of their language.',
  instead: [
    { when: 'the day of the week or the days around it matter', take: 'DatePicker' },
    { when: 'it is a time of day', take: 'TimeField' },
    { when: 'it has a first and a last day', take: 'DateRangePicker' },
    { when: 'the date is only shown', take: 'FormattedDate' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Parts', is: 'day, month, year and, with a finer granularity, hour, minute and second' },
    { part: 'Clear button', is: 'empties it, if wanted; the focus stays in the field' },
    { part: 'Description and error', is: 'under the field' },
  ],
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'go to the next or previous part' },
    { keys: 'Left Arrow, Right Arrow', does: 'go to the part on that side' },
    { keys: 'Up Arrow, Down Arrow', does: 'step the part up or down, round its end' },
    { keys: 'Page Up, Page Down', does: 'step it further: 7 days, 2 months, 5 years, 15 minutes' },
    { keys: 'Home, End', does: 'take its least or greatest value' },
    { keys: 'Digits', does: 'write the part and go on to the next when it is complete' },
    { keys: 'Backspace', does: 'takes a digit back; in an empty part goes to the previous one' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'Each part is a spin button with its own name, and the group carries the label, description and error.',
    'Values are those of @internationalized/date: a CalendarDate for a day, a CalendarDateTime or ZonedDateTime with time. A form gets ISO 8601.',
    'The hit target of a part is at least 24 px wide, and 44 px high on touch screens. A press on the box focuses the nearest part.',
    'On a phone each part opens the number pad.',
  ],
} satisfies ComponentDocs;
