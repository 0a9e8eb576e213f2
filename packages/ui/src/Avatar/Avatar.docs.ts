import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A person’s picture, or their initials on one of nine colours that is derived from the name.',
  instead: [
    { when: 'it is an artist or a record', take: 'Image' },
    { when: 'it is several people', take: 'AvatarGroup' },
  ],
  anatomy: [
    { part: 'Picture', is: 'the person’s picture, if it can be loaded' },
    { part: 'Initials', is: 'the first letters of the first and the last word of the name' },
  ],
  parts: {
    'Avatar-picture': 'the picture',
  },
  keyboard: [],
  notes: ['It says the name. Beside a name that is written out give it `aria-hidden`.'],
} satisfies ComponentDocs;
