import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Opens the browser’s file dialogue from a button: one file, several, or a whole folder.',
  instead: [
    { when: 'files may also be dropped or pasted, or have to be checked', take: 'DropZone' },
    { when: 'it is one picture', take: 'ImageField' },
  ],
  anatomy: [
    { part: 'Button', is: 'a Button, IconButton or anything else that is pressed; a verb: “Choose files”' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'opens the dialogue' },
    { keys: 'Space', does: 'opens the dialogue when the key is let go' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    '`acceptedFileTypes` only filters what the dialogue offers. A person can choose any file all the same: check what comes.',
    'The same file can be chosen twice in a row.',
    'Disable the button inside to disable it.',
  ],
} satisfies ComponentDocs;
