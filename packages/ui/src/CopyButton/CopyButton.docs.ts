import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Copies a text, such as a link or a key, and says for a second that it did.',
  instead: [
    { when: 'the text is sent to someone', take: 'a Button that opens the system’s share sheet' },
    { when: 'something else happens as well', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'two sheets, and a tick for a second' },
    { part: 'Label', is: 'what is copied: “Copy link”; without one it is an icon named “Copy”' },
    { part: 'Status', is: 'announces that it was copied' },
    { part: 'Popover', is: 'holds the text, selected, if the clipboard refuses' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'copies' },
    { keys: 'Space', does: 'copies when the key is let go' },
    { keys: 'Escape', does: 'closes what opens if the clipboard refuses' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'The button keeps its width and its name while it says “Copied”.',
    'Pages without a secure connection have no clipboard: the text is then offered to be copied by hand.',
  ],
} satisfies ComponentDocs;
