import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { dialogParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A modal dialog for one task or question, from 256 to 1280 px wide.',
  instead: [
    { when: 'it is a question with two answers', take: 'AlertDialog' },
    { when: 'it belongs to the button beside it', take: 'PopoverTrigger with a Popover' },
    { when: 'it is only a message', take: 'toast or Callout' },
    { when: 'code opens it and waits for the result', take: 'openDialog with a DialogHost' },
  ],
  anatomy: [
    { part: 'Title', is: 'its accessible name' },
    { part: 'Close button', is: 'shown unless the dialog must be answered' },
    { part: 'Body', is: 'scrolls between title and footer' },
    { part: 'Footer', is: 'buttons; the main one is last' },
  ],
  parts: {
    ...dialogParts,
    'Dialog-overlay': 'the layer over the page',
    'Dialog-modal': 'the surface',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'cycles within it' },
    { keys: 'Escape', does: 'closes it, unless it must be answered' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'scroll a body that overflows' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: [
    'The focus moves into it and returns to the element that opened it.',
    'On phones, dialogs from `md` on are full-height sheets.',
    'A press outside closes it only if it is dismissable.',
    '`mayClose` asks before unsaved values are lost.',
  ],
} satisfies ComponentDocs;
