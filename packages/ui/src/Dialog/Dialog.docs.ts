import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Takes the whole attention for one task or question, from 256 to 1280 px wide.',
  instead: [
    { when: 'it is a question with two answers', take: 'AlertDialog' },
    { when: 'it belongs to the button beside it', take: 'PopoverTrigger with a Popover' },
    { when: 'it only says something', take: 'toast or Callout' },
    { when: 'code opens it and waits for the result', take: 'openDialog with a DialogHost' },
  ],
  anatomy: [
    { part: 'Title', is: 'names it' },
    { part: 'Close button', is: 'unless it must be answered' },
    { part: 'Body', is: 'scrolls between title and footer' },
    { part: 'Footer', is: 'buttons, the main one last' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes round within it and never leaves it' },
    { keys: 'Escape', does: 'closes it, unless it must be answered' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'scroll a body that is longer than its room' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
  notes: [
    'The focus goes into it and back to what opened it.',
    'From `md` on it is a sheet as high as the screen on phones.',
    'A press outside closes it only if it is dismissable.',
  ],
} satisfies ComponentDocs;
