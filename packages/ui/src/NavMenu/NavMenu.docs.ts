import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The navigation of a site: a row or a column of links to its pages, such as in a bar above the page.',
  instead: [
    { when: 'an item runs an action', take: 'Menu' },
    {
      when: 'the pages of a tool are in a collapsible column at the side',
      take: 'SidebarLayout with SidebarItem',
    },
    { when: 'the links switch between views of one page', take: 'Tabs' },
    { when: 'it shows the position of the page in the site', take: 'Breadcrumbs' },
  ],
  anatomy: [
    { part: 'NavMenu', is: 'a navigation landmark, named with `aria-label`, and a list in it' },
    {
      part: 'NavMenuItem',
      is: 'a link; the one with `isCurrent` is underlined and has `aria-current`',
    },
    { part: 'Icon', is: 'before the label; screen readers leave it out' },
  ],
  parts: {
    'NavMenu-list': 'the list',
    'NavMenu-entry': 'an entry',
    'NavMenu-link': 'a link',
    'NavMenu-icon': 'the icon of a link',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'go to the next and the previous link' },
    { keys: 'Enter', does: 'follows the link' },
  ],
  notes: [
    'The default gap between entries is 30 px in both orientations.',
    'A horizontal menu that does not fit wraps. On phones it stays in one line and scrolls sideways, and the page does not. With overflow="scroll" it does so at every width, as the navbar of a DashboardLayout needs it.',
    'It runs no script: it renders completely on a server and in server components.',
  ],
} satisfies ComponentDocs;
