import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Says that something happened, and goes: after 3 s, after 8 s when it is about danger or offers an action, and never while something loads.',
  instead: [
    { when: 'it must be answered', take: 'AlertDialog' },
    { when: 'it is about the place where it stands', take: 'Callout' },
    { when: 'an input is wrong', take: 'the error message of its field' },
  ],
  anatomy: [
    { part: 'Icon', is: 'tells the types apart without their colours' },
    { part: 'Message', is: 'one sentence' },
    { part: 'Action', is: 'one thing to do about it, such as undo' },
    { part: 'Close button', is: 'not on one that loads' },
  ],
  keyboard: [
    { keys: 'F6', does: 'goes to its action, or to it where it has none, from anywhere' },
    { keys: 'Tab', does: 'goes to its action, then to its close button' },
    {
      keys: 'Escape',
      does: 'closes it when the focus is in it, and gives the focus back; not while it is loading',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
  notes: [
    'One is kept at a time; a new one takes its place, and one with the same id replaces it without a jump.',
    'Its clock stands still while the pointer or the focus is on it.',
    '`toast()` shows one from anywhere; an application renders one `ToastRegion`.',
  ],
} satisfies ComponentDocs;
