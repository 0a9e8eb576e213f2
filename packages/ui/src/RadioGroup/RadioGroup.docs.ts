import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { choiceParts, fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Selects exactly one of two to seven values, all of which are visible.',
  instead: [
    { when: 'there are more than about seven', take: 'Select or ComboBox' },
    { when: 'several can be chosen', take: 'CheckboxGroup' },
    { when: 'the choice changes the view at once', take: 'ToggleButtonGroup' },
    { when: 'the value is on or off', take: 'Checkbox or Switch' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group, with a red asterisk if a choice is required' },
    {
      part: 'Radio',
      is: 'one value with its label and an optional description; as a `card` it has a surface',
    },
    { part: 'Description', is: 'help text' },
    { part: 'Error', is: 'the error message under the group' },
  ],
  parts: {
    ...fieldParts,
    ...choiceParts,
    'choice-list': 'the options',
    'RadioGroup-ring': 'the circle',
    'RadioGroup-dot': 'the dot of the selected option',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen radio, or the first, and out of the group' },
    { keys: '↓, →', does: 'choose the next radio; after the last comes the first' },
    { keys: '↑, ←', does: 'choose the previous radio; before the first comes the last' },
    { keys: 'Space', does: 'chooses the radio that has the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  notes: [
    'In right-to-left text the horizontal arrow keys of a horizontal group follow the reading direction.',
    'A selection must have no side effects: arrow keys select each value on the way.',
    'The whole card is the hit target; links in its description still work.',
  ],
} satisfies ComponentDocs;
