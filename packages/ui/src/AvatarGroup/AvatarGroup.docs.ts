import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Overlapping avatars of several people in a small space.',
  instead: [
    { when: 'it is one person', take: 'Avatar' },
    { when: 'people are selected or removed', take: 'TagGroup or GridList' },
  ],
  anatomy: [
    { part: 'Avatars', is: 'the first people, each with an accessible name' },
    { part: 'Rest', is: 'the number of the others' },
  ],
  parts: {
    'AvatarGroup-item': 'an avatar',
    'AvatarGroup-rest': 'the number of people who are not shown',
  },
  keyboard: [],
  notes: [
    'It is a list, named by `aria-label`; the accessible name of each picture is the person’s name.',
    'On a surface other than the page set `--segno-avatar-ring` to that surface’s colour.',
  ],
} satisfies ComponentDocs;
