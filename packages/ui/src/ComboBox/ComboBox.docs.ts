import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Finds one of many options by typing. The options may come from a server, and one’s own words may be allowed.',
  instead: [
    { when: 'there are few options and one would rather look', take: 'Select' },
    { when: 'several are to be chosen', take: 'ChipField, or Select with `selectionMode="multiple"`' },
    { when: 'one looks something up and goes there', take: 'SearchField or CommandPalette' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field, with a red asterisk if a choice must be made' },
    { part: 'Field', is: 'what is typed narrows the list' },
    { part: 'Clear button', is: 'with `isClearable`: empties it' },
    { part: 'Opener', is: 'shows the whole list; no stop for Tab' },
    { part: 'List', is: 'scrolls from 420 px on; on phones it is a tray with the field at its top' },
    { part: 'Description, error', is: 'stand under the field' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'narrow the list and open it' },
    { keys: 'Arrow down, Arrow up', does: 'open it on the first or last option, then go through it' },
    { keys: 'Home, End', does: 'go to the first or last option' },
    { keys: 'Arrow left, Arrow right', does: 'go through the words in the field' },
    { keys: 'Enter', does: 'chooses the marked option; without one it takes what is in the field' },
    { keys: 'Tab', does: 'chooses the marked option and goes on' },
    { keys: 'Escape', does: 'closes the list and takes back what was typed since the last choice' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    '`defaultItems` and children are narrowed here; `items` are shown as they are given, so narrow them yourself on `onInputChange`, with `isPending` while you wait.',
    'The number of options is announced when it changes.',
    'From 200 items on only those in sight are drawn; ten thousand answer a letter at once.',
    'With `name` a form gets the id of the choice, or the words if one’s own are allowed.',
  ],
} satisfies ComponentDocs;
