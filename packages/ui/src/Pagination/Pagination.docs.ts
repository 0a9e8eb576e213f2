import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Navigates between the pages of a list of known length: a table, search results, an archive.',
  instead: [
    {
      when: 'the number of entries is unknown, or the list changes while it is read',
      take: 'CursorPagination',
    },
    { when: 'people browse rather than look for one entry', take: 'InfiniteSentinel' },
    { when: 'the pages are the steps of a task', take: 'a form with its own Back and Next buttons' },
  ],
  anatomy: [
    { part: 'First and last', is: 'with hasEnds: go to the first and the last page' },
    {
      part: 'Previous and next',
      is: 'go to the neighbouring page; at an end the button is disabled and keeps the focus',
    },
    {
      part: 'Numbers',
      is: 'the first, the last and the pages around the current one; the number of entries is constant',
    },
    { part: 'Gap', is: 'replaces at least two pages' },
    {
      part: 'Status',
      is: '“Page 3 of 12”: announced on a change, and shown instead of the numbers on a phone',
    },
    { part: 'Page size', is: 'a native select, or your own content' },
  ],
  parts: {
    'Pagination-list': 'the links',
    'Pagination-number': 'an entry',
    'Pagination-page': 'a link',
    'Pagination-gap': 'the dots',
    'Pagination-summary': 'the number of entries',
    'Pagination-sizes': 'the choice of the page size',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes to the next or previous control' },
    { keys: 'Enter', does: 'goes to the page' },
    { keys: 'Space', does: 'goes to the page, where pages are buttons' },
  ],
  notes: [
    'With hrefOf every page is a link: it can be opened in a new tab, shared and found by search engines.',
    'The current page is marked with aria-current and by weight and background, not by colour alone.',
  ],
} satisfies ComponentDocs;
