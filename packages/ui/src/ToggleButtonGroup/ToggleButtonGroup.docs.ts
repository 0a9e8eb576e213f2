import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Selects one or several of two to five values that take effect at once, such as a view or a period.',
  instead: [
    { when: 'the value is submitted with a form', take: 'RadioGroup or CheckboxGroup' },
    { when: 'there are more than five values', take: 'Select' },
    { when: 'each value shows a part of the page', take: 'Tabs' },
    { when: 'the buttons run actions', take: 'ButtonGroup or Toolbar' },
  ],
  anatomy: [
    { part: 'Group', is: 'names the group with `aria-label` or `aria-labelledby`' },
    { part: 'ToggleButton', is: 'one value; its `id` is what is selected' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'enters the group at the last focused button, and leaves it' },
    { keys: '→, ←', does: 'go to the next and previous button of a row' },
    { keys: '↓, ↑', does: 'go to the next and previous button of a column' },
    { keys: 'Space, Enter', does: 'select or deselect the focused button' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  notes: [
    'With `selectionMode="single"` it is a radio group; `disallowEmptySelection` keeps one value chosen.',
    'With `isPending` the pressed button, or else the selected one, shows a spinner. All buttons ignore presses, and the arrow keys still work.',
    'In right-to-left text the horizontal arrow keys follow the reading direction.',
    'On touch screens the hit target of each button is 44 px: the smallest sizes have larger gaps, or are wider where they are joined.',
    'A label that does not fit wraps; keep labels to one or two words, or use icons with `aria-label`.',
  ],
} satisfies ComponentDocs;
