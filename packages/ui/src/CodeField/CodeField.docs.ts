import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A one-time code that was sent by e-mail or message, or that an authenticator shows.',
  instead: [
    { when: 'it is a password', take: 'PasswordField' },
    { when: 'it has letters, as a recovery code or a coupon', take: 'TextField' },
    { when: 'it is an amount or a measurement', take: 'NumberField' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    { part: 'Cells', is: 'visual only: one for each digit, with a focus ring around the next one' },
    {
      part: 'Input',
      is: 'one native input over all cells, so that pasting, autofill and screen readers work',
    },
    { part: 'Spinner', is: 'appears when the check has taken half a second' },
    { part: 'Description and error', is: 'are under the cells' },
  ],
  parts: {
    ...fieldParts,
    'CodeField-box': 'the cells',
    'CodeField-cell': 'a cell',
    'CodeField-input': 'the native input',
  },
  keyboard: [
    {
      keys: '0 to 9',
      does: 'replace the digit in the focused cell, and move on',
    },
    { keys: 'Arrow left, arrow right', does: 'move from cell to cell' },
    { keys: 'Home, end', does: 'move to the first cell, or after the last digit' },
    { keys: 'Backspace, delete', does: 'delete the digit before or at the caret' },
    { keys: 'Ctrl or ⌘ and V', does: 'pastes; spaces, dashes and the words around a code are removed' },
    { keys: 'Enter', does: 'submits the form' },
    { keys: 'Tab', does: 'moves into the field and out of it: it is one tab stop' },
  ],
  notes: [
    'Phones and password managers can fill it in (`one-time-code`).',
    'Digits of every script are converted to 0 to 9. They are written from left to right in every language.',
    '`onComplete` is called when the last digit is entered, and again after a correction. Verify the code there, and keep a submit button for users who prefer it.',
    'The cells become narrower where there is little space.',
  ],
} satisfies ComponentDocs;
