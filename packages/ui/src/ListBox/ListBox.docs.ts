import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A visible list of options to select one or several from. It scrolls from 420 px on.',
  instead: [
    { when: 'there is no space for the list', take: 'Select' },
    { when: 'there are many options, found faster by typing', take: 'ComboBox' },
    { when: 'it runs actions', take: 'Menu' },
    { when: 'its rows have buttons or links of their own', take: 'GridList' },
    { when: 'there are two to five choices', take: 'RadioGroup or CheckboxGroup' },
  ],
  anatomy: [
    { part: 'List', is: 'scrolls from 420 px on; without a title give it an `aria-label`' },
    { part: 'Section', is: 'related items under a title' },
    { part: 'Item', is: 'one option: icon, label, description, a figure at the end' },
    { part: 'Mark', is: 'a tick in single selection, a checkbox in multiple selection' },
    { part: 'Note', is: 'shown when the list is empty, or while more items are loading' },
  ],
  parts: {
    'ListBox-item': 'an option',
    'ListBox-checkbox': 'the checkbox of an option',
    'ListBox-note': 'the content of an empty list',
    'options-icon': 'the icon of an option',
    'options-text': 'the texts of an option',
    'options-description': 'the second line of an option',
    'options-mark': 'the check mark of the selected option',
    'options-title': 'the title of a section',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected option, or the first, and from there out of the list' },
    { keys: 'Arrow down, Arrow up', does: 'moves to the next or previous option and skips disabled ones' },
    { keys: 'Home, End', does: 'moves to the first or last item' },
    { keys: 'Page up, Page down', does: 'move by the visible height' },
    { keys: 'Space, Enter', does: 'selects the option, or deselects it in multiple selection' },
    { keys: 'Shift+Arrow', does: 'in multiple selection, extends the selection' },
    { keys: 'Ctrl+A', does: 'in multiple selection, selects all' },
    { keys: 'Escape', does: 'clears the selection' },
    {
      keys: 'Letters',
      does: 'move to the option that starts with them; after half a second a new search starts',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
  notes: [
    'Provide many options as `items`: from 200 on only the visible ones are rendered.',
    'On touch screens items are 44 px high.',
    'An item whose children are not plain text needs a `textValue`.',
  ],
} satisfies ComponentDocs;
