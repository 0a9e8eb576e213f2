import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts, inputParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'An input for one line of text: a name, an address, a title.',
  instead: [
    { when: 'the text may have several lines', take: 'TextArea' },
    { when: 'it searches while the user types', take: 'SearchField' },
    { when: 'it is a number that is counted or measured', take: 'NumberField' },
    { when: 'the value is secret', take: 'PasswordField' },
    { when: 'it is a code that was just sent', take: 'CodeField' },
    { when: 'the value is one of known options', take: 'Select or ComboBox' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Box', is: 'the visible frame; a press anywhere on it focuses the input' },
    { part: 'Start adornment', is: 'an icon or unit before the text' },
    { part: 'Input', is: 'the native input' },
    { part: 'Spinner', is: 'appears when a request has taken 500 ms' },
    { part: 'End adornment', is: 'an icon, unit or button after the text' },
    { part: 'Description', is: 'help text; it is announced with the name' },
    { part: 'Error', is: 'what is wrong and how to correct it, under the box' },
  ],
  parts: {
    ...fieldParts,
    ...inputParts,
    'field-unit': 'a text beside the input',
  },
  keyboard: [
    { keys: 'Tab', does: 'enters and leaves the field' },
    { keys: 'Enter', does: 'submits its form' },
    { keys: 'all keys of text editing', does: 'work as the platform defines them' },
  ],
  notes: [
    'A read-only field can be focused, read and copied; a disabled one cannot.',
    'While pending it stays usable and is marked as busy. After 500 ms “Loading” is announced.',
    'On touch screens its text is at least 16 px, so that phones do not zoom in, and its hit target is 44 px.',
    'With a `name` it is submitted with its form, and shows its error from the `validationErrors` of `Form`.',
  ],
} satisfies ComponentDocs;
