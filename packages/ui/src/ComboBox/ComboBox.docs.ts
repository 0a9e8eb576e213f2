import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts, inputParts, optionParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'One of many options, filtered by typing. Options can be loaded from a server, and custom values can be allowed.',
  instead: [
    { when: 'there are few options', take: 'Select' },
    { when: 'several values are selected', take: 'ChipField, or Select with `selectionMode="multiple"`' },
    { when: 'it searches for a page to open', take: 'SearchField or CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field, with a red asterisk if a choice must be made' },
    { part: 'Field', is: 'typing filters the list' },
    { part: 'Clear button', is: 'with `isClearable`: clears the field' },
    { part: 'Opener', is: 'shows the whole list; not a tab stop' },
    { part: 'List', is: 'scrolls from 420 px on; on phones it is a tray with the field at its top' },
    { part: 'Description, error', is: 'are under the field' },
  ],
  parts: {
    ...fieldParts,
    ...inputParts,
    ...optionParts,
    'ComboBox-opener': 'the button that opens the list',
  },
  keyboard: [
    { keys: 'Letters', does: 'filter the list and open it' },
    { keys: 'Arrow down, Arrow up', does: 'open it on the first or last option, then move through it' },
    { keys: 'Alt+Arrow down', does: 'opens it without moving to an option' },
    { keys: 'Alt+Arrow up', does: 'closes it without selecting an option' },
    { keys: 'Home, End', does: 'move to the first or last option' },
    { keys: 'Arrow left, Arrow right', does: 'move the caret in the field' },
    { keys: 'Enter', does: 'selects the highlighted option; without one it commits the text of the field' },
    { keys: 'Tab', does: 'selects the highlighted option and moves on' },
    { keys: 'Escape', does: 'closes the list and restores the text of the last selection' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    '`defaultItems` and children are filtered by the component. `items` are shown unfiltered: filter them in `onInputChange`, and set `isPending` while they are loading.',
    'The number of options is announced when it changes.',
    'From 200 items on only the visible ones are rendered; ten thousand can be filtered without delay.',
    'With `name` a form gets the id of the selected option, or the text if custom values are allowed.',
  ],
} satisfies ComponentDocs;
