import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows a person: their picture, or their initials on one of nine colours that is always the same for a name.',
  instead: [
    { when: 'it is an artist or a record', take: 'Image' },
    { when: 'it is several people', take: 'AvatarGroup' },
  ],
  anatomy: [
    { part: 'Picture', is: 'their own, if there is one and it can be shown' },
    { part: 'Initials', is: 'of the first and the last word of the name' },
  ],
  keyboard: [],
  notes: ['It says the name. Beside a name that is written out give it `aria-hidden`.'],
} satisfies ComponentDocs;
