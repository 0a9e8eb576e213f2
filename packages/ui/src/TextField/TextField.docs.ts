import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes one line of text: a name, an address, a title.',
  instead: [
    { when: 'the text may have several lines', take: 'TextArea' },
    { when: 'something is looked up while one types', take: 'SearchField' },
    { when: 'it is a number that is counted or measured', take: 'NumberField' },
    { when: 'it is secret', take: 'PasswordField' },
    { when: 'it is a code that was just sent', take: 'CodeField' },
    { when: 'there are known answers', take: 'Select or ComboBox' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Box', is: 'what is drawn; a press anywhere on it goes into the input' },
    { part: 'Start adornment', is: 'an icon or unit before the words' },
    { part: 'Input', is: 'the native input' },
    { part: 'Spinner', is: 'appears when something has been looked up for half a second' },
    { part: 'End adornment', is: 'an icon, unit or button after the words' },
    { part: 'Description', is: 'what to know before typing; it is read with the name' },
    { part: 'Error', is: 'what is wrong and how to mend it, under the box' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes into the field, and on' },
    { keys: 'Enter', does: 'sends the form that it is in' },
    { keys: 'all keys of text editing', does: 'do what the platform has them do' },
  ],
  notes: [
    'A read-only field can be focused, read and copied; a disabled one cannot.',
    'While pending it can still be used, is marked as busy, and says “Loading” when that takes half a second.',
    'On touch screens its text is at least 16 px, so that phones do not zoom in, and its hit target is 44 px.',
    'With a `name` it is sent with its form, and shows what `Form` knows is wrong with it.',
  ],
} satisfies ComponentDocs;
