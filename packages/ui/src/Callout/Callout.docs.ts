import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Says something that matters about the place where it stands, and stays until that is no longer so.',
  instead: [
    { when: 'it is news that pass', take: 'toast' },
    { when: 'an input is wrong', take: 'the error message of its field' },
    { when: 'there is nothing else in the place', take: 'EmptyState or ErrorState' },
    { when: 'it must be answered before anything else', take: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'tells the tones apart without their colours' },
    { part: 'Title', is: 'the point, in a few words' },
    { part: 'Words', is: 'what follows from it' },
    { part: 'Actions', is: 'what one can do about it' },
    { part: 'Dismiss button', is: 'for what one may put away for good' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to its actions, then to the button that dismisses it' },
    { keys: 'Enter, Space', does: 'presses the button that has the focus' },
  ],
  notes: ['It is read in its place. One that appears while someone works takes `isLive`.'],
} satisfies ComponentDocs;
