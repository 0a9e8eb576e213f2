import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Gives an area the page’s space, surface or element, where no other layout fits.',
  instead: [
    { when: 'things stand under each other', take: 'Stack' },
    { when: 'things stand beside each other', take: 'Inline' },
    { when: 'things fill rows of equal columns', take: 'Grid' },
    { when: 'it should look like a thing of its own', take: 'Card' },
  ],
  anatomy: [{ part: 'Area', is: 'the element that `as` names' }],
  keyboard: [],
} satisfies ComponentDocs;
