import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Text for screen readers only, which is shown to others by other means.',
  instead: [
    { when: 'a control has no visible text', take: '`aria-label` on it' },
    { when: 'the text should be hidden from everyone', take: 'not rendering it' },
  ],
  anatomy: [{ part: 'Text', is: 'in the reading order, without space in the layout' }],
  keyboard: [],
} satisfies ComponentDocs;
