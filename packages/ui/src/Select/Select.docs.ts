import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Chooses one or several of some known options, and takes the room of one line.',
  instead: [
    { when: 'one would rather type, or the options come from a server', take: 'ComboBox' },
    { when: 'there are two to five options and room for them', take: 'RadioGroup' },
    { when: 'it runs an action', take: 'MenuTrigger with a Menu' },
    { when: 'several are chosen and one wants to see them all', take: 'ChipField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field, with a red asterisk if a choice must be made' },
    { part: 'Field', is: 'shows the choice, or the placeholder; a press anywhere opens the list' },
    { part: 'Clear button', is: 'with `isClearable`: takes the choice back' },
    { part: 'Search', is: 'with `isSearchable`: narrows the list' },
    { part: 'List', is: 'scrolls from 420 px on; on phones it is a tray' },
    { part: 'Description, error', is: 'stand under the field' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down, Arrow up', does: 'opens the list on what is chosen' },
    { keys: 'Arrow left, Arrow right', does: 'while it is closed, chooses the previous or next option' },
    {
      keys: 'Letters',
      does: 'choose while it is closed and find an item while it is open; after half a second without one they begin anew',
    },
    { keys: 'Backspace, Delete', does: 'with `isClearable`, take the choice back' },
    { keys: 'Arrow down, Arrow up, Home, End', does: 'go through the open list' },
    { keys: 'Enter, Space', does: 'choose the item and, if one may be chosen, close the list' },
    { keys: 'Escape', does: 'closes the list and keeps the choice' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
  notes: [
    'With `isSearchable` the focus stays in the search while arrows go through the list.',
    'With `name` it takes part in a form like a native select; several choices are sent under the same name.',
    'On a phone its list is a tray; with a search the tray reaches to the top and stays clear of the on-screen keyboard.',
    'Give many options as `items`: from 200 on only those in sight are drawn.',
  ],
} satisfies ComponentDocs;
