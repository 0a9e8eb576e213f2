import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Several choices under one label that do not exclude each other.',
  instead: [
    { when: 'exactly one is selected', take: 'RadioGroup' },
    { when: 'there is a single choice', take: 'Checkbox' },
    { when: 'there are more than about ten', take: 'ChipField or a ListBox' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required group' },
    {
      part: 'Parent',
      is: 'with `all`: selects all values or none, and is indeterminate while some are selected',
    },
    { part: 'Checkbox', is: 'one choice with its `value`' },
    { part: 'Description', is: 'further information' },
    { part: 'Error', is: 'the error message, under the group' },
  ],
  parts: {
    ...fieldParts,
    'choice-list': 'the checkboxes',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the next checkbox' },
    { keys: 'Shift+Tab', does: 'moves to the previous checkbox' },
    { keys: 'Space', does: 'selects or deselects the focused checkbox' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/examples/checkbox-mixed/',
  notes: [
    'With a `name` each selected value is submitted with its form.',
    'Values that `all` does not list stay as they are when the parent is pressed.',
  ],
} satisfies ComponentDocs;
