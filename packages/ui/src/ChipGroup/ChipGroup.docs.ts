import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Related chips, as a named list. They wrap.',
  instead: [
    { when: 'they can be removed or are selected as one group', take: 'TagGroup' },
    { when: 'new chips are typed', take: 'ChipField' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `aria-label`' },
    { part: 'Chip', is: 'one of them' },
  ],
  keyboard: [{ keys: 'Tab', does: 'moves from chip to chip, if they can be followed or pressed' }],
} satisfies ComponentDocs;
