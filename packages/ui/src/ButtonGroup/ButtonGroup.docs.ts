import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Puts buttons that belong together side by side, and one above the other where they do not fit.',
  instead: [
    { when: 'one of several values is chosen', take: 'ToggleButtonGroup' },
    { when: 'there are many controls that should share one tab stop', take: 'Toolbar' },
    { when: 'the further actions are rarely used', take: 'MenuTrigger with a Menu' },
  ],
  anatomy: [
    { part: 'Group', is: 'names the set with `aria-label` or `aria-labelledby`' },
    { part: 'Buttons', is: 'Button, IconButton, ButtonLink or CopyButton, all of one size' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the next button' },
    { keys: 'Shift+Tab', does: 'goes to the previous button' },
    { keys: 'Enter, Space', does: 'press the button that has the focus' },
  ],
  notes: [
    'A row that does not fit becomes a column, and a row again when there is room.',
    'On touch screens the hit target of each button is 44 px: the smallest sizes have larger gaps, or are wider where they are joined.',
    'With `isPending` the button that was pressed shows the wait, and none takes a press until it is over.',
    'The order of the buttons is the reading order; the main action comes last in a dialog and first elsewhere.',
  ],
} satisfies ComponentDocs;
