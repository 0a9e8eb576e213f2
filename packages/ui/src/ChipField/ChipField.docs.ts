import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Several words or names in one field, each a chip: typed freely, pasted, or found in a list.',
  instead: [
    { when: 'one is chosen', take: 'Select or ComboBox' },
    { when: 'several of a few known options are chosen', take: 'CheckboxGroup or a multiple Select' },
    { when: 'none are added', take: 'TagGroup' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field, with a red asterisk if it is required' },
    {
      part: 'Chips',
      is: 'what was given, each with a button that takes it away; a wrong one is red and says why',
    },
    { part: 'Field', is: 'where the next one is typed' },
    {
      part: 'List',
      is: 'suggestions that fit what is typed and are not given yet; on a phone a tray with the field once more above them',
    },
    { part: 'Description, error', is: 'stand under the field' },
  ],
  keyboard: [
    { keys: 'Enter, comma', does: 'end an entry; Enter takes the marked suggestion if there is one' },
    { keys: 'Arrow down, Arrow up', does: 'open the list and go through it' },
    { keys: 'Backspace, Arrow left', does: 'at the start of the field, go to the last chip' },
    { keys: 'Arrow left, Arrow right', does: 'go along the chips, and from the last into the field' },
    { keys: 'Delete, Backspace', does: 'take away the chip that has the focus' },
    { keys: 'Escape', does: 'closes the list, and goes from a chip to the field' },
    { keys: 'Tab', does: 'takes the marked suggestion; what is typed becomes a chip on leaving' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    'Pasted text is parted at commas, semicolons, tabs and new lines.',
    'What is refused, as a duplicate or beyond the maximum, stays in the field with its reason, which is also announced.',
    'Right to left, Arrow right goes to the chips and Arrow left comes back.',
    'On a phone a tap opens the tray; what is chosen or added closes it. Without `suggestions` there is no tray.',
    'With `name` each chip’s id is sent with the form. Required and empty, or with a wrong chip, it keeps a form from being sent; a reset brings the first chips back.',
  ],
} satisfies ComponentDocs;
