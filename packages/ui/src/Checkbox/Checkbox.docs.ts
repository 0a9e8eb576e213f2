import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { choiceParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'A yes-or-no choice that is submitted with a form, or one of several that do not exclude each other.',
  instead: [
    { when: 'it takes effect at once, like a setting', take: 'Switch' },
    { when: 'there are several under one label', take: 'CheckboxGroup' },
    { when: 'one of several is selected', take: 'RadioGroup' },
    { when: 'rows of a table or list are selected', take: 'the selection of Table and GridList' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a tick, or a line while it is indeterminate' },
    {
      part: 'Label',
      is: 'what the tick means, with a red asterisk if it is required; part of the hit target',
    },
    { part: 'Description', is: 'further information' },
    { part: 'Error', is: 'the error message, under the checkbox' },
  ],
  parts: {
    ...choiceParts,
    'checkMark-square': 'the box',
    'checkMark-tick': 'the mark in the box',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to it and away from it' },
    { keys: 'Space', does: 'selects or deselects it' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  notes: [
    '`isIndeterminate` is only visual: a press still results in yes or no.',
    'Where the pointer is coarse the whole row is 44 px high.',
    'While pending a spinner replaces the mark; it is announced as loading, and cannot be changed.',
  ],
} satisfies ComponentDocs;
