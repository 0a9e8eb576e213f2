import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A message about a part of the page that is shown as long as it applies.',
  instead: [
    { when: 'the message is short-lived', take: 'toast' },
    { when: 'an input is wrong', take: 'the error message of its field' },
    { when: 'it replaces the content', take: 'EmptyState or ErrorState' },
    { when: 'it must be answered before anything else', take: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon', is: 'distinguishes the tones without colour' },
    { part: 'Title', is: 'a summary in a few words' },
    { part: 'Text', is: 'the details' },
    { part: 'Actions', is: 'buttons or links for what users can do' },
    { part: 'Dismiss button', is: 'for a message that can be dismissed permanently' },
  ],
  parts: {
    'Callout-icon': 'the icon',
    'Callout-text': 'the title and the text',
    'Callout-title': 'the title',
    'Callout-actions': 'the buttons',
    'Callout-dismiss': 'the close button',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to its actions, then to the dismiss button' },
    { keys: 'Enter, Space', does: 'press the focused button' },
  ],
  notes: ['It is read in its place. One that appears while someone works takes `isLive`.'],
} satisfies ComponentDocs;
