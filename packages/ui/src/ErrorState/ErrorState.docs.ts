import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows an error in place of content, in plain words, with a retry button.',
  instead: [
    { when: 'an input is wrong', take: 'the error message of its field' },
    { when: 'an action failed but the content is intact', take: 'toast' },
    { when: 'the view is empty and nothing failed', take: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Icon', is: 'decoration' },
    { part: 'Title', is: 'what happened' },
    { part: 'Description', is: 'what is kept, and what to do' },
    { part: 'Retry button', is: 'retries, and is pending meanwhile' },
  ],
  parts: {
    'EmptyState-icon': 'the icon',
    'EmptyState-action': 'the buttons',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the retry button' },
    { keys: 'Enter, Space', does: 'tries again' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  notes: ['Screen readers announce it when it appears.'],
} satisfies ComponentDocs;
