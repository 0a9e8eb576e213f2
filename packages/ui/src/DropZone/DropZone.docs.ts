import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Accepts files that are dropped, pasted or selected, and lists the rejected ones with the reasons.',
  instead: [
    { when: 'it is one picture that is shown', take: 'ImageField' },
    { when: 'a button is sufficient', take: 'FileTrigger' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    { part: 'Zone', is: 'the drop target; a press anywhere opens the file dialog' },
    { part: 'Button', is: 'opens the file dialog' },
    { part: 'Description', is: 'the accepted types and sizes' },
    { part: 'Refusals', is: 'the rejected files, each with its reason' },
    { part: 'Error', is: 'any other error' },
  ],
  parts: {
    'DropZone-symbol': 'the icon',
    'DropZone-choose': 'the button',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the zone, then to its button' },
    { keys: 'Ctrl+V, ⌘V', does: 'pastes files while the zone has the focus' },
    {
      keys: 'Enter, Space',
      does: 'on the button open the file dialog; on the zone drop what is dragged by keyboard',
    },
  ],
  notes: [
    'Types and size are validated for every way of adding files; the file dialog only filters.',
    'Rejected files are announced and listed until the next files are added.',
    'While pending it accepts no files and is announced as loading.',
    'It does not store files: show and upload them in the application.',
  ],
} satisfies ComponentDocs;
