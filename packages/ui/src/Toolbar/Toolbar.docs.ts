import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Groups many controls under one tab stop, such as those above a text or a table.',
  instead: [
    { when: 'there are two or three buttons', take: 'ButtonGroup' },
    { when: 'one value is chosen', take: 'ToggleButtonGroup' },
    { when: 'the controls are fields of a form', take: 'Inline' },
  ],
  anatomy: [
    { part: 'Toolbar', is: 'names the set with `aria-label`' },
    { part: 'ToolbarGroup', is: 'related controls, named with `aria-label`' },
    { part: 'ToolbarSeparator', is: 'a line between two groups' },
    { part: 'Controls', is: 'buttons, toggle buttons, menu triggers and links' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'enters the toolbar at the last focused control, and leaves it' },
    { keys: 'Shift+Tab', does: 'leaves the toolbar backwards' },
    { keys: '→, ←', does: 'go to the next and previous control of a horizontal toolbar' },
    { keys: '↓, ↑', does: 'go to the next and previous control of a vertical toolbar' },
    { keys: 'Home, End', does: 'go to the first and last control' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  notes: [
    'In right-to-left text the horizontal arrow keys follow the reading direction.',
    'Put a control that uses the arrow keys, such as a text field or a slider, beside the toolbar.',
    'A horizontal toolbar wraps on narrow screens.',
  ],
} satisfies ComponentDocs;
