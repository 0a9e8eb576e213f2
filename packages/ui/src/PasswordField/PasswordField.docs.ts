import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes a password: to sign in, or to choose one.',
  instead: [
    { when: 'it is a code that was just sent', take: 'CodeField' },
    { when: 'it is no secret', take: 'TextField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Input', is: 'shows dots' },
    {
      part: 'Show button',
      is: 'shows the password and hides it again; its name says which of the two it will do',
    },
    { part: 'Strength', is: 'four parts and a word, with `showStrength`' },
    { part: 'Caps Lock hint', is: 'appears while Caps Lock is on and the field has the focus' },
    { part: 'Description and error', is: 'stand under the box' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes into the field, then to its button, and on' },
    { keys: 'Enter', does: 'in the field sends the form, on the button shows or hides the password' },
    { keys: 'Space', does: 'on the button shows or hides the password' },
  ],
  notes: [
    'A press on the button leaves the caret and the selection where they are. When its form is sent the password is hidden.',
    'Set `autoComplete="new-password"` where one is chosen: password managers then offer one and do not fill in the old.',
    'The strength is an estimate from length, kinds of characters, runs, repetitions, the most common words and `knownWords`. It is advice; the server decides what is allowed.',
    'It is announced when typing pauses, as “Password strength: good”.',
    'Never forbid pasting.',
  ],
} satisfies ComponentDocs;
