import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The grid of an application, without state: a sidebar, a header, the page, a panel beside it and a dock at the bottom. SidebarLayout and DashboardLayout are built with it.',
  instead: [
    { when: 'the sidebar collapses, and is a drawer on phones', take: 'SidebarLayout' },
    { when: 'a tool has two sidebars that open and close', take: 'DashboardLayout' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first tab stop of the page: goes to the main content' },
    { part: 'Sidebar', is: 'a place for a navigation landmark at the start; not shown on phones' },
    { part: 'Header', is: 'a banner above the page' },
    { part: 'Main', is: 'the page' },
    { part: 'Panel', is: 'a place for a landmark at the end; up to 1024 px wide it overlays the page' },
    { part: 'Dock', is: 'content that stays in view at the bottom' },
    { part: 'Bottom bar', is: 'the end of the dock on phones, such as a menu' },
  ],
  parts: {
    'AppLayout-sidebar': 'the sidebar',
    'AppLayout-panel': 'the panel',
    'AppLayout-dock': 'the dock',
    'AppLayout-bottomBar': 'the bottom bar',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the skip link first, then through the parts in the order of the corner' },
    { keys: 'Enter', does: 'on the skip link: focuses the main content' },
  ],
  notes: [
    'Sizes are custom properties, which the layout inherits: --segno-layout-sidebar, --segno-layout-header, --segno-layout-panel, --segno-layout-dock and --segno-layout-padding.',
    'The state is outside. To render a collapsed sidebar on a server, write an attribute on the document and set --segno-layout-sidebar with it.',
    'Set --segno-layout-dock to the height of the dock, so that it covers neither the sidebar nor the panel.',
    'With scroll="adaptive", the header stays in view. With scroll="page", the layout fills the viewport, and phones do not show the panel.',
    'A page with its own scroll area and without a focusable element needs tabIndex={0} in mainProps, so that keys scroll it.',
    'Only the page is printed.',
  ],
} satisfies ComponentDocs;
