import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for a number that is counted or measured: a price, a quota, a number of days.',
  instead: [
    { when: 'the value need not be exact, and seeing the range helps', take: 'Slider' },
    { when: 'the value is a string of digits, such as a phone or card number', take: 'TextField' },
    { when: 'it is a code that was just sent', take: 'CodeField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Start adornment', is: 'an icon before the number' },
    {
      part: 'Input',
      is: 'shows the number in the format of the locale, with the unit or currency of `formatOptions`',
    },
    { part: 'End adornment', is: 'a unit that `Intl` does not support' },
    { part: 'Steppers', is: 'step the number down or up, and repeat while they are held' },
    { part: 'Description and error', is: 'are below the box' },
  ],
  parts: {
    ...fieldParts,
    'NumberField-input': 'the native input',
    'NumberField-steppers': 'the two buttons',
    'NumberField-stepper': 'a button',
  },
  keyboard: [
    { keys: 'Arrow up, arrow down', does: 'go one step up or down' },
    { keys: 'Page up, page down', does: 'step by `pageStep`; the default is ten steps' },
    { keys: 'Home, end', does: 'set `minValue` or `maxValue`; without them they move the caret' },
    { keys: 'Enter', does: 'commits the typed text and submits the form' },
    { keys: 'Tab', does: 'commits the typed text and leaves the field; it skips the steppers' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/',
  notes: [
    'Only characters of a number can be typed. The field accepts digits of every script, and formats them for the locale of the `LocaleProvider`.',
    'On blur the number is rounded to `step` and clamped to `minValue` and `maxValue`. With `commitBehavior="validate"` it stays and is marked as invalid instead.',
    'The mouse wheel changes the number only while the field has the focus; `isWheelDisabled` prevents that.',
    'A form submits the plain number, without unit or grouping.',
    'On touch screens the hit target of each stepper is 44 px, and a press does not open the on-screen keyboard.',
  ],
} satisfies ComponentDocs;
