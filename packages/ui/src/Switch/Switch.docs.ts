import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Turns a setting on and off. The change takes effect at once, without a save button.',
  instead: [
    { when: 'the value is submitted with a form', take: 'Checkbox' },
    { when: 'it is a control in a toolbar or player', take: 'ToggleButton' },
    { when: 'one of two named values is chosen', take: 'RadioGroup or ToggleButtonGroup' },
  ],
  anatomy: [
    { part: 'Track and thumb', is: 'show the state: on is the thumb at the end, and the colour' },
    {
      part: 'Label',
      is: 'names the setting and does not change with the state; it is part of the hit target',
    },
    { part: 'Description', is: 'the effect of the setting' },
    { part: 'Error', is: 'the reason why the change failed' },
  ],
  parts: {
    'Switch-row': 'the track and the text',
    'Switch-track': 'the track',
    'Switch-thumb': 'the thumb',
    'Switch-help': 'the description and the error message',
  },
  keyboard: [
    { keys: 'Tab', does: 'enters and leaves the switch' },
    { keys: 'Space', does: 'toggles the switch' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/',
  notes: [
    'While pending the switch cannot be changed, and after 500 ms the thumb shows a spinner.',
    'With `labelPlacement="start"` the switches of a list of settings are aligned at its end.',
    'With a coarse pointer the whole row is 44 px high.',
  ],
} satisfies ComponentDocs;
