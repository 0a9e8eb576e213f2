import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes the code that was just sent by e-mail or message, or that an authenticator shows.',
  instead: [
    { when: 'it is a password', take: 'PasswordField' },
    { when: 'it has letters, as a recovery code or a coupon', take: 'TextField' },
    { when: 'it is counted or measured', take: 'NumberField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Cells', is: 'drawn only: one for each figure, with a ring around the one that is next' },
    {
      part: 'Input',
      is: 'one native input over all cells, so that pasting, filling in and reading aloud work',
    },
    { part: 'Spinner', is: 'appears when the code has been checked for half a second' },
    { part: 'Description and error', is: 'stand under the cells' },
  ],
  keyboard: [
    {
      keys: '0 to 9',
      does: 'write the figure into the cell with the ring, over one that is there, and go on',
    },
    { keys: 'Arrow left, arrow right', does: 'go from cell to cell' },
    { keys: 'Home, end', does: 'go to the first cell, or behind the last figure' },
    { keys: 'Backspace, delete', does: 'take away the figure before or at the caret' },
    { keys: 'Ctrl or ⌘ and V', does: 'pastes; spaces, dashes and the words around a code are left out' },
    { keys: 'Enter', does: 'sends the form that it is in' },
    { keys: 'Tab', does: 'goes into the field, and on: it is one stop' },
  ],
  notes: [
    'Phones and password managers fill it in by themselves (`one-time-code`).',
    'Figures of every script are taken and become 0 to 9. They run from left to right in every language.',
    '`onComplete` is called when the last figure comes, and again after a correction. Check the code there, and keep a button for people who do not want it sent at once.',
    'The cells become narrower where there is little room.',
  ],
} satisfies ComponentDocs;
