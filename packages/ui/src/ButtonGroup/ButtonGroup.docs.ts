import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Related buttons in a row, or in a column where they do not fit.',
  instead: [
    { when: 'one of several values is selected', take: 'ToggleButtonGroup' },
    { when: 'there are many controls that should share one tab stop', take: 'Toolbar' },
    { when: 'the further actions are rarely used', take: 'MenuTrigger with a Menu' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by `aria-label` or `aria-labelledby`' },
    { part: 'Buttons', is: 'Button, IconButton, ButtonLink or CopyButton, all of one size' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next button' },
    { keys: 'Shift+Tab', does: 'moves to the previous button' },
    { keys: 'Enter, Space', does: 'press the focused button' },
  ],
  notes: [
    'A row that does not fit becomes a column. It becomes a row again when it fits.',
    'On touch screens the hit target of each button is 44 px: the smallest sizes have larger gaps, or are wider where they are joined.',
    'With `isPending` the pressed button shows a spinner, and no button can be pressed until it ends.',
    'The visual order is the reading order; the main action is last in a dialog and first elsewhere.',
  ],
} satisfies ComponentDocs;
