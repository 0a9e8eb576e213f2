import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Turns a setting on and off. It works at once, without a button that saves.',
  instead: [
    { when: 'the choice is sent with a form', take: 'Checkbox' },
    { when: 'it is a tool within a toolbar or player', take: 'ToggleButton' },
    { when: 'one of two named values is chosen', take: 'RadioGroup or ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'Track and thumb', is: 'the state: the thumb at the end, and the colour, mean on' },
    { part: 'Label', is: 'says what is on, and does not change with the state; a press on it counts' },
    { part: 'Description', is: 'what the setting brings' },
    { part: 'Error', is: 'why it could not be changed' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to it and out of it' },
    { keys: 'Space', does: 'turns it on or off' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  notes: [
    'While pending the thumb holds a spinner after half a second, and the switch cannot be changed.',
    'With `labelPlacement="start"` the switches of a list of settings line up at its end.',
    'Where the pointer is coarse the whole row is 44 px high.',
  ],
} satisfies ComponentDocs;
