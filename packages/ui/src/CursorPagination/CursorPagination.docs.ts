import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Goes on and back in a list whose length nobody knows, such as a log or a feed read by cursor.',
  instead: [
    { when: 'the number of pages is known', take: 'Pagination' },
    { when: 'people look around rather than go back and forth', take: 'InfiniteSentinel' },
    { when: 'the items lie beside one another and scroll', take: 'Carousel' },
  ],
  anatomy: [
    { part: 'Previous', is: 'goes back; at the start it stays, disabled, and keeps the focus' },
    { part: 'Words', is: 'the visible entries; announced when they change' },
    { part: 'Next', is: 'goes on; while the next entries are on their way it is pending' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes from one to the other' },
    { keys: 'Enter', does: 'goes on or back' },
    { keys: 'Space', does: 'goes on or back, where they are buttons' },
  ],
} satisfies ComponentDocs;
