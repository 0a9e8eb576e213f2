import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A surface beside the button that opened it, at least 16 px from the edges of the viewport. On phones it is a tray.',
  instead: [
    { when: 'it is a list of actions', take: 'MenuTrigger with a Menu' },
    { when: 'it blocks the page', take: 'Dialog' },
    { when: 'it only shows information', take: 'Tooltip or HoverCard' },
  ],
  anatomy: [
    { part: 'Button', is: 'opens it; the first child of `PopoverTrigger`' },
    { part: 'Surface', is: 'any content' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'on the button: opens it' },
    { keys: 'Tab, Shift+Tab', does: 'moves the focus within the popover and wraps around' },
    { keys: 'Escape', does: 'closes the popover and restores the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: ['A press outside closes it. It flips to the other side where there is no room.'],
} satisfies ComponentDocs;
