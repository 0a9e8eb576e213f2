import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows an error in place of content, in plain words, with a retry button.',
  instead: [
    { when: 'an input is wrong', take: 'the error message of its field' },
    { when: 'what was asked for failed but the place is whole', take: 'toast' },
    { when: 'there is nothing and nothing failed', take: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration' },
    { part: 'Title', is: 'what happened' },
    { part: 'Description', is: 'what is kept, and what to do' },
    { part: 'Retry button', is: 'tries again and waits' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the button that tries again' },
    { keys: 'Enter, Space', does: 'tries again' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  notes: ['Screen readers announce it when it appears.'],
} satisfies ComponentDocs;
