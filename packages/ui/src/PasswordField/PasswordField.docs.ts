import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for a password: to sign in, or to set a new one.',
  instead: [
    { when: 'it is a code that was just sent', take: 'CodeField' },
    { when: 'the value is not secret', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Input', is: 'shows dots' },
    {
      part: 'Show button',
      is: 'shows and hides the password; its name is the action of the next press',
    },
    { part: 'Strength', is: 'with `showStrength`: a bar of four segments and a text' },
    { part: 'Caps Lock hint', is: 'appears while Caps Lock is on and the field has the focus' },
    { part: 'Description and error', is: 'are below the box' },
  ],
  parts: {
    ...fieldParts,
    'PasswordField-input': 'the native input',
    'PasswordField-reveal': 'the button that shows the password',
    'PasswordField-capsLock': 'the note about Caps Lock',
    'PasswordField-strength': 'the strength',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the field, then to its button' },
    { keys: 'Enter', does: 'in the field: submits the form; on the button: shows or hides the password' },
    { keys: 'Space', does: 'on the button: shows or hides the password' },
  ],
  notes: [
    'A press on the button keeps the caret and the selection. When the form is submitted the password is hidden.',
    'Set `autoComplete="new-password"` for a new password: password managers then suggest one and do not fill in the old one.',
    'The strength is an estimate from length, kinds of characters, runs, repetitions, the most common words and `knownWords`. It is advice: the server decides which passwords are valid.',
    'It is announced when typing pauses, as “Password strength: good”.',
    'Do not prevent pasting.',
  ],
} satisfies ComponentDocs;
