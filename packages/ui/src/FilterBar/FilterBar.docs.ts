import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lays out what narrows a list: a search, filters, a button that clears them, and what was found.',
  instead: [
    { when: 'there is only a search', take: 'SearchField' },
    { when: 'one of a few views is shown', take: 'Tabs, or ToggleButtonGroup' },
    { when: 'values are typed and submitted', take: 'Form' },
  ],
  anatomy: [
    { part: 'Search', is: 'a SearchField; on a phone it has its own line' },
    { part: 'Filters', is: 'fields without visible labels, each with an aria-label' },
    { part: 'Clear filters', is: 'is shown while onClear is passed' },
    { part: 'Status', is: 'what was found; a live region' },
  ],
  parts: {
    'FilterBar-search': 'the search field',
    'FilterBar-filters': 'the filters',
    'FilterBar-status': 'the number of results',
  },
  keyboard: [{ keys: 'Tab, Shift+Tab', does: 'goes to the next or previous field' }],
  notes: ['Keep the status short, because it is announced after each change.'],
} satisfies ComponentDocs;
