import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Several words or names in one field, each a chip: typed freely, pasted, or selected from a list.',
  instead: [
    { when: 'one value is selected', take: 'Select or ComboBox' },
    { when: 'several of a few known options are selected', take: 'CheckboxGroup or a multiple Select' },
    { when: 'no values are added', take: 'TagGroup' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    {
      part: 'Chips',
      is: 'the values, each with a remove button; an invalid one is red and has an error message',
    },
    { part: 'Field', is: 'the text input for the next value' },
    {
      part: 'List',
      is: 'matching suggestions that are not selected yet; on a phone a tray with the text input above them',
    },
    { part: 'Description, error', is: 'are under the field' },
  ],
  parts: {
    ...fieldParts,
    'ChipField-chips': 'the chips and the input',
    'ChipField-chip': 'a chip',
    'ChipField-input': 'the native input',
    'ChipField-popover': 'the surface of the suggestions',
  },
  keyboard: [
    { keys: 'Enter, comma', does: 'end an entry; Enter selects the highlighted suggestion if there is one' },
    { keys: 'Arrow down, Arrow up', does: 'open the list and move through it' },
    { keys: 'Backspace, Arrow left', does: 'at the start of the text, move to the last chip' },
    {
      keys: 'Arrow left, Arrow right',
      does: 'move between the chips, and from the last into the text input',
    },
    { keys: 'Delete, Backspace', does: 'remove the focused chip' },
    { keys: 'Escape', does: 'closes the list, or moves from a chip to the text input' },
    { keys: 'Tab', does: 'selects the highlighted suggestion; leaving the field makes a chip of the text' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    'Pasted text is separated at commas, semicolons, tabs and new lines.',
    'A rejected entry, such as a duplicate or one beyond the maximum, stays in the field with the reason, which is announced.',
    'In right-to-left layouts Arrow right moves to the chips and Arrow left back.',
    'On a phone a tap opens the tray; selecting or adding a value closes it. Without `suggestions` there is no tray.',
    'With `name` each chip’s id is submitted with the form. A required empty field or an invalid chip blocks submission; a reset restores the initial chips.',
  ],
} satisfies ComponentDocs;
