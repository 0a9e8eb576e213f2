import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A sheet at the bottom of a phone’s screen, at most 375 px wide.',
  instead: [
    {
      when: 'it is a menu, a select or a popover',
      take: 'Menu, Select or Popover: on phones they are trays',
    },
    { when: 'it is a task with a title and buttons', take: 'Dialog' },
  ],
  anatomy: [
    { part: 'Title', is: 'names it, or `aria-label` does' },
    { part: 'Content', is: 'scrolls when it is longer than the screen' },
  ],
  parts: {
    'Tray-modal': 'the surface',
    'Tray-dialog': 'the content',
    'Tray-title': 'the title',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves the focus within the tray and wraps around' },
    { keys: 'Escape', does: 'closes it' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: ['A press on the dimmed page closes it.'],
} satisfies ComponentDocs;
