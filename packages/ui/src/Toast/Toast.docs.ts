import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A message that does not interrupt. It closes after 3 s, after 8 s with the type neutral or danger or with an action, and never with the type loading.',
  instead: [
    { when: 'it needs an answer', take: 'AlertDialog' },
    { when: 'it is about a part of the page', take: 'Callout' },
    { when: 'an input is wrong', take: 'the error message of its field' },
  ],
  anatomy: [
    { part: 'Icon', is: 'distinguishes the types without colour' },
    { part: 'Message', is: 'one sentence' },
    { part: 'Action', is: 'one related action, such as undo' },
    { part: 'Close button', is: 'not on a loading toast' },
  ],
  parts: {
    'Toast-card': 'a toast',
    'Toast-icon': 'the icon',
    'Toast-message': 'the message',
  },
  keyboard: [
    { keys: 'F6', does: 'focuses its action from anywhere, or the toast if it has no action' },
    { keys: 'Tab', does: 'goes to its action, then to its close button' },
    {
      keys: 'Escape',
      does: 'closes the focused toast and restores the focus; not with the type loading',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  notes: [
    'The type positive reports that an action is done, danger that it failed. Neutral is for everything else, such as music that was paused by another tab.',
    'One toast is shown at a time. A new toast replaces it; a toast with the same id updates it in place.',
    'Its timer is paused while it is hovered or focused.',
    '`toast()` shows one from anywhere; an application renders one `ToastRegion`.',
    'While its code cannot be loaded, such as without a connection, the message and its action are shown without icon and close button.',
  ],
} satisfies ComponentDocs;
