import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'The frame of a tool that fills the screen: a bar above, a sidebar at either side, and content between, each scrolling by itself.',
  instead: [
    { when: 'the whole page scrolls', take: 'SidebarLayout' },
    { when: 'people choose how wide the parts are', take: 'SplitPanel, also within this' },
  ],
  anatomy: [
    { part: 'Skip link', is: 'the first stop of the page: to its content' },
    { part: 'Navbar', is: 'a banner, 64, 54 or 48 px high, with a button for each sidebar' },
    { part: 'Start and end sidebars', is: 'landmarks with names of their own; on phones drawers' },
    { part: 'Main', is: 'the content' },
    { part: 'Footer', is: 'below the content, always in view' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the skip link first, then through the bar, the sidebars and the content' },
    { keys: 'Enter, Space', does: 'on a sidebar’s button show and hide it, on a phone open its drawer' },
    { keys: 'Up, Down, Page Up, Page Down', does: 'scroll the part that has the focus' },
    { keys: 'Escape', does: 'closes a drawer and gives the focus back' },
  ],
  notes: [
    'It is as high as the screen. Give it another blockSize by style where something stands above it.',
    'Parts that scroll take the focus, so that keys can scroll them.',
    'What is drawn depends on the width by styles alone, so a server’s page is right before any script.',
  ],
} satisfies ComponentDocs;
