import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows who takes part in something, in the room of a few pictures.',
  instead: [
    { when: 'it is one person', take: 'Avatar' },
    { when: 'people must be chosen or removed', take: 'TagGroup or GridList' },
  ],
  anatomy: [
    { part: 'Avatars', is: 'the first people, each with their name' },
    { part: 'Rest', is: 'how many more there are' },
  ],
  keyboard: [],
  notes: [
    'It is a list: its name is `aria-label`, and each picture says a name.',
    'On a surface other than the page set `--segno-avatar-ring` to that surface’s colour.',
  ],
} satisfies ComponentDocs;
