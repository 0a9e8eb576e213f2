import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows the path from the top of a hierarchy to the current page, with links to each level.',
  instead: [
    { when: 'there is one level above', take: 'a Link with the name of the place' },
    { when: 'the pages are siblings', take: 'Tabs with links' },
    { when: 'it shows the progress of a task', take: 'a heading with “Step 2 of 4”' },
  ],
  anatomy: [
    { part: 'First step', is: 'the top level; it is visible at every width' },
    { part: 'Menu', is: 'contains the steps in the middle that do not fit' },
    { part: 'Steps', is: 'links to the levels above' },
    { part: 'Current step', is: 'the current page; it is truncated last' },
  ],
  parts: {
    'Breadcrumbs-list': 'the list',
    'Breadcrumbs-step': 'a place and its separator',
    'Breadcrumbs-place': 'a link or the current place',
    'Breadcrumbs-separator': 'the separator',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves from step to step, and to the menu button' },
    { keys: 'Enter', does: 'follows the step, or opens the menu' },
    { keys: 'Space, Down, Up', does: 'open the menu while its button has the focus' },
    { keys: 'Escape', does: 'closes the menu' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
  notes: [
    'It is a landmark: name it with aria-label where a page has two.',
    'A truncated step of plain text has a tooltip with its whole text.',
  ],
} satisfies ComponentDocs;
