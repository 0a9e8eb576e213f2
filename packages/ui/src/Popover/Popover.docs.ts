import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A surface beside the button that opened it, at least 16 px off the screen’s edges; on phones a tray.',
  instead: [
    { when: 'it is a list of actions', take: 'MenuTrigger with a Menu' },
    { when: 'it takes the whole attention', take: 'Dialog' },
    { when: 'it only says something', take: 'Tooltip or HoverCard' },
  ],
  anatomy: [
    { part: 'Button', is: 'opens it; the first child of `PopoverTrigger`' },
    { part: 'Surface', is: 'whatever it holds' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'on the button: opens it' },
    { keys: 'Tab, Shift+Tab', does: 'goes round within it' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: ['A press outside closes it. It turns to the other side where there is no room.'],
} satisfies ComponentDocs;
