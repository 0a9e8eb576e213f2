import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts, optionParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Selects one or several of a set of known options, in the space of one line.',
  instead: [
    { when: 'people type to filter, or the options come from a server', take: 'ComboBox' },
    { when: 'there are two to five options and room for them', take: 'RadioGroup' },
    { when: 'it runs an action', take: 'MenuTrigger with a Menu' },
    { when: 'several are selected and all of them have to be visible', take: 'ChipField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field, with a red asterisk if a choice is required' },
    { part: 'Field', is: 'shows the selection or the placeholder; a press anywhere on it opens the list' },
    { part: 'Clear button', is: 'with `isClearable`: clears the selection' },
    { part: 'Search', is: 'with `isSearchable`: filters the list' },
    { part: 'List', is: 'scrolls from 420 px on; on phones it is a tray' },
    { part: 'Description, error', is: 'are below the field' },
  ],
  parts: {
    ...fieldParts,
    ...optionParts,
    'Select-trigger': 'the button that opens the list',
    'Select-value': 'the selected text',
    'Select-chevron': 'the arrow',
  },
  keyboard: [
    { keys: 'Enter, Space, Arrow down, Arrow up', does: 'opens the list and focuses the selected option' },
    { keys: 'Arrow left, Arrow right', does: 'selects the previous or next option while the list is closed' },
    {
      keys: 'Letters',
      does: 'select an option while the list is closed, focus one while it is open; the search resets after 500 ms without a letter',
    },
    { keys: 'Backspace, Delete', does: 'with `isClearable`: clear the selection' },
    { keys: 'Arrow down, Arrow up, Home, End', does: 'move through the open list' },
    { keys: 'Enter, Space', does: 'select the option and, with single selection, close the list' },
    { keys: 'Escape', does: 'closes the list and keeps the selection' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
  notes: [
    'With `isSearchable` the focus stays in the search field while arrow keys move through the list.',
    'With `name` it is part of a form like a native select; multiple values are submitted under the same name.',
    'On a phone its list is a tray. With a search field the tray extends to the top of the screen and is not covered by the on-screen keyboard.',
    'From 200 `items` or children on the list is virtualized. `items` change faster than children.',
  ],
} satisfies ComponentDocs;
