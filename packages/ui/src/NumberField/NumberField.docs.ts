import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes a number that is counted or measured: a price, a quota, a number of days.',
  instead: [
    { when: 'it is set by feel, and seeing the range helps', take: 'Slider' },
    { when: 'it only looks like a number, as a phone or card number does', take: 'TextField' },
    { when: 'it is a code that was just sent', take: 'CodeField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Start adornment', is: 'an icon before the number' },
    {
      part: 'Input',
      is: 'shows the number as the language writes it, with the unit or currency of `formatOptions`',
    },
    { part: 'End adornment', is: 'a unit that `Intl` does not know' },
    { part: 'Steppers', is: 'take one step down or up, and go on while they are held' },
    { part: 'Description and error', is: 'stand under the box' },
  ],
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'go one step up or down' },
    { keys: 'Page up, page down', does: 'go `pageStep`, by itself ten steps' },
    { keys: 'Home, end', does: 'go to the least or greatest value; without one they move the caret' },
    { keys: 'Enter', does: 'takes what was typed, and sends the form' },
    { keys: 'Tab', does: 'takes what was typed, and leaves; the steppers are passed over' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'Only what can become a number can be typed; figures of every script are understood, and written as the `LocaleProvider` says.',
    'When one leaves, the number is rounded to `step` and kept within `minValue` and `maxValue`. With `commitBehavior="validate"` it stays and is marked instead.',
    'The wheel changes it only while it has the focus; `isWheelDisabled` ends that.',
    'Its form is sent the plain number, without unit or grouping.',
    'On touch each stepper takes 44 px and does not open the keyboard.',
  ],
} satisfies ComponentDocs;
