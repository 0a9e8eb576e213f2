import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Chooses exactly one of two to seven values that are all in sight.',
  instead: [
    { when: 'there are more than about seven', take: 'Select or ComboBox' },
    { when: 'several can be chosen', take: 'CheckboxGroup' },
    { when: 'it changes at once what is shown', take: 'ToggleButtonGroup' },
    { when: 'it is yes or no', take: 'Checkbox or Switch' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the choice, with a red asterisk if one must be made' },
    {
      part: 'Radio',
      is: 'one value with its label and, if it helps, a description; as a `card` it has a surface',
    },
    { part: 'Description', is: 'what else there is to know' },
    { part: 'Error', is: 'what is wrong, under the group' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen radio, or the first, and out of the group' },
    { keys: '↓, →', does: 'choose the next radio; after the last comes the first' },
    { keys: '↑, ←', does: 'choose the previous radio; before the first comes the last' },
    { keys: 'Space', does: 'chooses the radio that has the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/',
  notes: [
    'Right to left the horizontal arrows of a horizontal group follow the reading direction.',
    'Choosing never does anything but choose: arrows pass over every value.',
    'A card is pressed anywhere; links within its description work all the same.',
  ],
} satisfies ComponentDocs;
