import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A field for JSON that is written by hand: settings of a feature, the body of a webhook.',
  instead: [
    { when: 'the code is CSS or HTML', take: 'CodeEditor' },
    { when: 'the fields of the value are known', take: 'one field for each, in a Form' },
    { when: 'JSON is only shown', take: 'Code' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the field; a red asterisk marks it as required' },
    { part: 'Code', is: 'the lines with their numbers; problems are underlined' },
    { part: 'Format', is: 'a button that writes the value with an indent' },
    { part: 'Description and error', is: 'help text, and the line of the first error' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'indents the line' },
    { keys: 'Escape, then Tab', does: 'leaves the field' },
    { keys: 'Ctrl+F', does: 'searches in the text' },
    { keys: 'F8', does: 'moves to the next problem' },
  ],
  notes: [
    'The value is that of the last valid text. An error is shown when the field is left.',
    '`check` checks the value of a valid text, for example against a schema.',
    'The editor is that of `CodeEditor`, and is loaded when the field is shown first.',
  ],
} satisfies ComponentDocs;
