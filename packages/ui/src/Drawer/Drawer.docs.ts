import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { dialogParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Shows details or filters in a modal panel at an edge of the screen, beside what they are about.',
  instead: [
    { when: 'it is one task with an answer', take: 'Dialog' },
    { when: 'it is on phones only', take: 'Tray' },
    { when: 'the page stays usable beside it', take: 'SplitPanel' },
    { when: 'it is the navigation of a site', take: 'SidebarLayout' },
  ],
  anatomy: [
    { part: 'Title', is: 'names it' },
    { part: 'Close button', is: 'after the title' },
    { part: 'Content', is: 'scrolls between title and footer' },
    { part: 'Footer', is: 'buttons; optional' },
  ],
  parts: {
    ...dialogParts,
    'Drawer-drawer': 'the surface',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves the focus within the drawer and wraps around' },
    { keys: 'Escape', does: 'closes it and returns the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: ['A press on the dimmed page closes it.', 'It opens by `DialogTrigger` or `isOpen`.'],
} satisfies ComponentDocs;
