import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Says something to screen readers that everyone else can see by other means.',
  instead: [
    { when: 'a control has no words', take: '`aria-label` on it' },
    { when: 'it should be hidden from everyone', take: 'not rendering it' },
  ],
  anatomy: [{ part: 'Words', is: 'in the reading order, without room on the screen' }],
  keyboard: [],
} satisfies ComponentDocs;
