import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Chips that belong together, as a list with a name. They wrap.',
  instead: [
    { when: 'they can be taken away or are chosen as one group', take: 'TagGroup' },
    { when: 'new ones are typed', take: 'ChipField' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `aria-label`' },
    { part: 'Chip', is: 'one of them' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from chip to chip, if they can be followed or pressed' }],
} satisfies ComponentDocs;
