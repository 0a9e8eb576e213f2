import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The navigation of a site: a line or a column of links to its places, such as in a bar above the page.',
  instead: [
    { when: 'something is done in place', take: 'Menu' },
    { when: 'the places of a tool stand at its side, and fold', take: 'SidebarLayout with SidebarItem' },
    { when: 'views of one page change places', take: 'Tabs' },
    { when: 'it says where in the site one is', take: 'Breadcrumbs' },
  ],
  anatomy: [
    { part: 'NavMenu', is: 'a navigation landmark, named with `aria-label`, and a list in it' },
    {
      part: 'NavMenuItem',
      is: 'a link; the one with `isCurrent` is underlined and has `aria-current`',
    },
    { part: 'Icon', is: 'before the label; screen readers leave it out' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'go to the next and the previous link' },
    { keys: 'Enter', does: 'follows the link' },
  ],
  notes: [
    'Entries stand 30 px apart, in both orientations, unless `gap` says otherwise.',
    'A horizontal menu that does not fit goes on in another line; on phones it keeps to one line and scrolls by itself, and the page does not. With overflow="scroll" it does so everywhere, as the navbar of a DashboardLayout needs it.',
    'It runs no script: it is whole on a server, and in server components.',
  ],
} satisfies ComponentDocs;
