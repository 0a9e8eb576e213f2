import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'An element with a surface or padding, where no other layout component fits.',
  instead: [
    { when: 'elements are stacked vertically', take: 'Stack' },
    { when: 'elements are in a row', take: 'Inline' },
    { when: 'elements fill rows of equal columns', take: 'Grid' },
    { when: 'it is a visually separate unit', take: 'Card' },
  ],
  anatomy: [{ part: 'Area', is: 'the element that `as` names' }],
  keyboard: [],
} satisfies ComponentDocs;
