import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The layout of a tool that fills the screen: a top bar, a sidebar on each side, and the content, each with its own scrolling.',
  instead: [
    { when: 'the whole page scrolls', take: 'SidebarLayout' },
    { when: 'users resize the parts', take: 'SplitPanel, also within this' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first tab stop of the page, a link to its content' },
    { part: 'Navbar', is: 'a banner, 64, 54 or 48 px high, with a button for each sidebar' },
    { part: 'Start and end sidebars', is: 'landmarks with accessible names; drawers on phones' },
    { part: 'Main', is: 'the content' },
    { part: 'Footer', is: 'below the content, always in view' },
  ],
  parts: {
    'DashboardLayout-navbarContent': 'the content of the bar at the top',
    'DashboardLayout-sidebar': 'a sidebar',
    'DashboardLayout-main': 'the content',
    'DashboardLayout-footer': 'the footer',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the skip link first, then through the bar, the sidebars and the content' },
    { keys: 'Enter, Space', does: 'on a sidebar’s button show and hide it; on a phone open its drawer' },
    { keys: 'Up, Down, Page Up, Page Down', does: 'scroll the focused part' },
    { keys: 'Escape', does: 'closes a drawer and returns the focus' },
  ],
  notes: [
    'It is as high as the viewport. Set another blockSize in style if there is content above it.',
    'Scrollable parts are focusable, so that keys can scroll them.',
    'The layout depends on the width by CSS alone, so server-rendered HTML is correct before hydration.',
  ],
} satisfies ComponentDocs;
