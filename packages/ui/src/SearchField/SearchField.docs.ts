import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Looks something up while one types, or filters what is below it.',
  instead: [
    { when: 'one of the results becomes the value', take: 'ComboBox' },
    { when: 'the text is kept', take: 'TextField' },
    { when: 'it reaches every page and command', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', is: 'or an `aria-label`, where the icon and the place say enough' },
    { part: 'Search icon', is: 'says what the field is for' },
    { part: 'Input', is: 'the native search input' },
    { part: 'Spinner', is: 'appears when results have been on their way for half a second' },
    { part: 'End adornment', is: 'a key, a filter or another button' },
    { part: 'Clear button', is: 'is there when there is something to clear' },
    { part: 'Description and error', is: 'stand under the box' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes into the field, and on; the clear button is passed over, for Escape does the same',
    },
    { keys: 'Enter', does: 'calls `onSubmit`' },
    {
      keys: 'Escape',
      does: 'clears the field; if it is empty, the dialog or popover around it hears the key',
    },
  ],
  notes: [
    'Clearing leaves the focus in the field.',
    'Say how many results there are in a live region beside them; the field cannot know.',
  ],
} satisfies ComponentDocs;
