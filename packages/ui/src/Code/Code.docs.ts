import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows code inside a text: an address, an identifier, a value.',
  instead: [
    { when: 'it is a key of the keyboard', take: 'Kbd' },
    { when: 'people copy it', take: 'CopyButton beside it' },
    { when: 'a text with code comes from people', take: 'Markdown' },
  ],
  anatomy: [{ part: 'Code', is: 'in the monospace font; it breaks anywhere where it does not fit' }],
  keyboard: [],
  notes: ['It is written from left to right in every language and is not translated.'],
} satisfies ComponentDocs;
