import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Goes somewhere and looks like a button: the one way on from an empty, finished or failed place.',
  instead: [
    { when: 'it stands in a text or a list', take: 'Link' },
    { when: 'it does something in place', take: 'Button' },
  ],
  anatomy: [
    { part: 'Start icon', is: 'decoration that helps to find it' },
    { part: 'Label', is: 'where it goes' },
    { part: 'End icon', is: 'says that it leads on or out' },
  ],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  notes: [
    'It is a link to everyone: it opens in a new tab, is copied and shows its address as any other.',
    'A link cannot be disabled. Leave it out, or say why it leads nowhere.',
  ],
} satisfies ComponentDocs;
