import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The frame of a site whose navigation stands at the side: it folds to icons at will, and on a phone it is a drawer.',
  instead: [
    { when: 'the parts of a tool scroll by themselves under one bar', take: 'DashboardLayout' },
    { when: 'two parts share the width as people like', take: 'SplitPanel' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first stop of the page: to its content' },
    {
      part: 'Sidebar',
      is: 'a navigation landmark with a name; its head has a place for a logo and the button that folds it',
    },
    {
      part: 'SidebarItem',
      is: 'a place with an icon, a name and perhaps a count; the current one is marked',
    },
    { part: 'Header', is: 'a banner above the page; on phones it has the button that opens the drawer' },
    { part: 'Main', is: 'the page' },
    { part: 'Drawer', is: 'the sidebar on a phone, over the page; it closes when someone goes somewhere' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the skip link first, then through the sidebar, the header and the page' },
    { keys: 'Enter', does: 'on the skip link puts the focus on the page' },
    {
      keys: 'Enter, Space',
      does: 'on the fold button folds the sidebar and unfolds it; on the menu button opens the drawer',
    },
    { keys: 'Escape', does: 'closes the drawer and gives the focus back' },
  ],
  notes: [
    'What is drawn depends on the width by styles alone, so a server’s page is right before any script.',
    'Folded, names stay for screen readers and appear under the pointer.',
    'Keep the folded state through onCollapsedChange, in a cookie if a server draws the page.',
  ],
} satisfies ComponentDocs;
