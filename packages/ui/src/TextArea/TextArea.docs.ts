import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'An input for text of several lines: a description, a biography, a message. It grows with its text.',
  instead: [
    { when: 'one line is enough', take: 'TextField' },
    { when: 'the text has headings, links or pictures', take: 'a rich text editor' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Box', is: 'grows from `minRows` to `maxRows` rows, and scrolls from there' },
    { part: 'Description', is: 'what to know before writing' },
    { part: 'Count', is: 'the number of characters, and `maxLength`' },
    { part: 'Error', is: 'what is wrong and how to correct it' },
  ],
  parts: {
    ...fieldParts,
    'TextArea-input': 'the native textarea',
    'TextArea-foot': 'the texts below',
    'TextArea-count': 'the number of characters',
  },
  keyboard: [
    { keys: 'Tab', does: 'enters and leaves the field; it does not insert a tab' },
    { keys: 'Enter', does: 'inserts a line break' },
    { keys: 'all keys of text editing', does: 'work as the platform defines them' },
  ],
  notes: [
    'The limit is part of the description. The remaining length is announced when typing pauses, once a tenth or ten characters are left.',
    'In browsers without `field-sizing` a script sets its height.',
    'With `minRows={1}` it has the same height as other fields.',
  ],
} satisfies ComponentDocs;
