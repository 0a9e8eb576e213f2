import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes text of several lines: a description, a biography, a message. It grows as one writes.',
  instead: [
    { when: 'one line is enough', take: 'TextField' },
    { when: 'the text has headings, links or pictures', take: 'a rich text editor' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Box', is: 'grows from `minRows` to `maxRows` rows, and scrolls from there' },
    { part: 'Description', is: 'what to know before writing' },
    { part: 'Count', is: 'how many characters there are of those that `maxLength` allows' },
    { part: 'Error', is: 'what is wrong and how to mend it' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes into the field, and on: it writes no tab' },
    { keys: 'Enter', does: 'begins a new line' },
    { keys: 'all keys of text editing', does: 'do what the platform has them do' },
  ],
  notes: [
    'The limit is part of the description. The remaining length is announced when typing pauses, once a tenth or ten characters are left.',
    'Where CSS cannot size a field by its content yet, a script does.',
    'With `minRows={1}` it stands beside other fields at their height.',
  ],
} satisfies ComponentDocs;
