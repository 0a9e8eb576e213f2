import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The layout of a site with its navigation at the side. The navigation can be collapsed to icons, and on a phone it is a drawer.',
  instead: [
    { when: 'the parts of a tool scroll independently under one bar', take: 'DashboardLayout' },
    { when: 'people resize two parts', take: 'SplitPanel' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first tab stop of the page: goes to the main content' },
    {
      part: 'Sidebar',
      is: 'a navigation landmark with a name; its header contains a logo and the collapse button',
    },
    {
      part: 'SidebarItem',
      is: 'a link with an icon, a name and an optional count; the current one is marked',
    },
    { part: 'Header', is: 'a banner above the page; on phones it has the button that opens the drawer' },
    { part: 'Main', is: 'the page' },
    { part: 'Drawer', is: 'the sidebar on a phone, over the page; it closes on navigation' },
  ],
  parts: {
    'SidebarLayout-sidebar': 'the sidebar',
    'SidebarLayout-sidebarHead': 'its header',
    'SidebarLayout-item': 'an entry',
    'SidebarLayout-itemIcon': 'the icon of an entry',
    'SidebarLayout-itemLabel': 'the text of an entry',
    'SidebarLayout-itemBadge': 'the mark of an entry',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the skip link first, then through the sidebar, the header and the page' },
    { keys: 'Enter', does: 'on the skip link: focuses the main content' },
    {
      keys: 'Enter, Space',
      does: 'on the collapse button: collapses or expands the sidebar; on the menu button: opens the drawer',
    },
    { keys: 'Escape', does: 'closes the drawer and restores the focus' },
  ],
  notes: [
    'The layout depends on the viewport width by CSS alone, so the HTML of a server is right before any script runs.',
    'While it is collapsed, names remain for screen readers and are shown as tooltips.',
    'Save the collapsed state with onCollapsedChange, in a cookie if a server renders the page.',
  ],
} satisfies ComponentDocs;
