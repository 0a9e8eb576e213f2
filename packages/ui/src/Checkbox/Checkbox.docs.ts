import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A choice of yes or no that is sent with a form, or one of several that do not exclude each other.',
  instead: [
    { when: 'it works at once, like a setting', take: 'Switch' },
    { when: 'there are several under one label', take: 'CheckboxGroup' },
    { when: 'one of several is chosen', take: 'RadioGroup' },
    { when: 'rows of a table or list are selected', take: 'the selection of Table and GridList' },
  ],
  anatomy: [
    { part: 'Mark', is: 'a tick, or a line while only some of what it stands for is chosen' },
    {
      part: 'Label',
      is: 'says what “yes” means, with a red asterisk if it is required; a press on it counts',
    },
    { part: 'Description', is: 'what else there is to know' },
    { part: 'Error', is: 'what is wrong, under it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to it and out of it' },
    { keys: 'Space', does: 'marks it or takes the mark away' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
  notes: [
    '`isIndeterminate` is a look that its owner sets: a press still gives yes or no.',
    'Where the pointer is coarse the whole row is 44 px high.',
    'While pending it keeps its mark’s place, says that it is loading, and cannot be changed.',
  ],
} satisfies ComponentDocs;
