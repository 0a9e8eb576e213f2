import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows a key or a combination of keys, as in a list of shortcuts.',
  instead: [
    { when: 'a menu item or command has a shortcut', take: '`shortcut` of MenuItem or CommandPalette' },
    { when: 'it is code', take: 'Code' },
  ],
  anatomy: [{ part: 'Key', is: 'as it is written on the keyboard' }],
  keyboard: [],
} satisfies ComponentDocs;
