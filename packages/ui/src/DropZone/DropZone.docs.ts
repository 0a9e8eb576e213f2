import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes files that are dropped on it, pasted or chosen, and says which it could not take and why.',
  instead: [
    { when: 'it is one picture that is shown', take: 'ImageField' },
    { when: 'a button is enough', take: 'FileTrigger' },
  ],
  anatomy: [
    { part: 'Label', is: 'names what is given, with a red asterisk if it must be' },
    { part: 'Zone', is: 'where files are dropped; a press anywhere opens the file dialogue' },
    { part: 'Button', is: 'opens the file dialogue' },
    { part: 'Description', is: 'which files are taken: types and size' },
    { part: 'Refusals', is: 'the files that were left out, each with its reason' },
    { part: 'Error', is: 'what else is wrong' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the zone, then to its button' },
    { keys: 'Ctrl+V, ⌘V', does: 'pastes files while the zone has the focus' },
    {
      keys: 'Enter, Space',
      does: 'on the button open the file dialogue; on the zone drop what was picked up by keyboard',
    },
  ],
  notes: [
    'Types and size are checked however the files came; the dialogue alone would not do it.',
    'What was refused is announced and stays until the next files come.',
    'While pending it takes nothing and says that it is loading.',
    'It holds no files: show what came, and send it, outside.',
  ],
} satisfies ComponentDocs;
