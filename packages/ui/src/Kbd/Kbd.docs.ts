import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows a key or a combination of keys, as in a list of shortcuts.',
  instead: [
    { when: 'a menu item tells its shortcut', take: 'MenuItem with `shortcut`' },
    { when: 'it is code', take: 'the `code` element' },
  ],
  anatomy: [{ part: 'Key', is: 'as it is written on the keyboard' }],
  keyboard: [],
} satisfies ComponentDocs;
