import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A link that looks like a button: the single next step in an empty, finished or failed view.',
  instead: [
    { when: 'it is in a text or a list', take: 'Link' },
    { when: 'it runs an action in place', take: 'Button' },
  ],
  anatomy: [
    { part: 'Start icon', is: 'decoration that identifies the destination' },
    { part: 'Label', is: 'the destination' },
    { part: 'End icon', is: 'shows that it leads to a next page or another site' },
  ],
  parts: {
    'Button-content': 'the icons and the text',
  },
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  notes: [
    'It is a native link: it can be opened in a new tab and copied, and its address is shown.',
    'A link cannot be disabled. Remove it, or explain why it has no destination.',
  ],
} satisfies ComponentDocs;
