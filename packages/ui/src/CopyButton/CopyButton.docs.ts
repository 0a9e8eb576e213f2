import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Copies a text, such as a link or a key, and confirms it for one second.',
  instead: [
    { when: 'the text is sent to someone', take: 'a Button that opens the system’s share sheet' },
    { when: 'something else happens as well', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'two sheets, and a tick for one second' },
    { part: 'Label', is: 'the text to copy: “Copy link”; without a label it is an icon named “Copy”' },
    { part: 'Status', is: 'announces the confirmation' },
    { part: 'Popover', is: 'contains the selected text, if access to the clipboard fails' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'copies' },
    { keys: 'Space', does: 'copies on key up' },
    { keys: 'Escape', does: 'closes the popover' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'The button keeps its width and its accessible name while it shows “Copied”.',
    'The Clipboard API is unavailable on insecure origins: the text is then shown to be copied manually.',
  ],
} satisfies ComponentDocs;
