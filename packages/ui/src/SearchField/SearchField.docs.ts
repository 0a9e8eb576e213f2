import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts, inputParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for a search that runs while the user types, or that filters the content below it.',
  instead: [
    { when: 'one of the results becomes the value', take: 'ComboBox' },
    { when: 'the text is saved', take: 'TextField' },
    { when: 'it searches every page and command', take: 'CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', is: 'a visible label, or an `aria-label` where the icon and the context are enough' },
    { part: 'Search icon', is: 'marks the field as a search' },
    { part: 'Input', is: 'the native search input' },
    { part: 'Spinner', is: 'appears when results have been loading for 500 ms' },
    { part: 'End adornment', is: 'a shortcut, a filter or another button' },
    { part: 'Clear button', is: 'is shown while the field has text' },
    { part: 'Description and error', is: 'are below the box' },
  ],
  parts: {
    ...fieldParts,
    ...inputParts,
    'field-clear': 'the button that clears the text',
  },
  keyboard: [
    {
      keys: 'Tab',
      does: 'enters and leaves the field; it skips the clear button, because Escape does the same',
    },
    { keys: 'Enter', does: 'calls `onSubmit`' },
    {
      keys: 'Escape',
      does: 'clears the field; in an empty field the key is left to the dialog or popover around it',
    },
  ],
  notes: [
    'The focus stays in the field when it is cleared.',
    'Announce the number of results in a live region beside them; the field does not do so.',
  ],
} satisfies ComponentDocs;
