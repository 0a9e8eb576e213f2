import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Opens the browser’s file dialog from a button: one file, several, or a whole folder.',
  instead: [
    { when: 'files may also be dropped or pasted, or have to be validated', take: 'DropZone' },
    { when: 'it is one picture', take: 'ImageField' },
  ],
  anatomy: [
    { part: 'Button', is: 'a Button, IconButton or any other pressable element; a verb: “Choose files”' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the dialogue' },
    { keys: 'Space', does: 'opens the dialogue on key up' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    '`acceptedFileTypes` only filters what the file dialog shows. Users can select any file nevertheless: validate the files.',
    'The same file can be selected twice in a row.',
    'To disable it, disable the button inside.',
  ],
} satisfies ComponentDocs;
