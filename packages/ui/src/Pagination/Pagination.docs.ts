import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Goes from page to page of a list whose length is known: a table, a search, an archive.',
  instead: [
    {
      when: 'nobody knows how many there are, or the list changes while it is read',
      take: 'CursorPagination',
    },
    { when: 'people look around rather than look for one entry', take: 'InfiniteSentinel' },
    { when: 'it is a step in a longer task', take: 'a form with its own Back and Next buttons' },
  ],
  anatomy: [
    { part: 'First and last', is: 'jump to the ends, where hasEnds asks for them' },
    { part: 'Previous and next', is: 'at the ends they stay, disabled, and keep the focus' },
    {
      part: 'Numbers',
      is: 'the first, the last and those around the current page; the row keeps its length',
    },
    { part: 'Gap', is: 'stands for at least two pages' },
    {
      part: 'Words',
      is: '“Page 3 of 12”: announced on a change, and shown instead of the numbers on a phone',
    },
    { part: 'Page size', is: 'a native select, or what you put there' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes from page to page' },
    { keys: 'Enter', does: 'goes to the page' },
    { keys: 'Space', does: 'goes to the page, where pages are buttons' },
  ],
  notes: [
    'With hrefOf every page is a link: it can be opened in a new tab, shared and found by search engines.',
    'The current page is marked with aria-current and by weight and background, not by colour alone.',
  ],
} satisfies ComponentDocs;
