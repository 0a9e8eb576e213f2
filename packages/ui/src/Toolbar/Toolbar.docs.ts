import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Gathers many controls under one tab stop, such as those above a text or a table.',
  instead: [
    { when: 'there are two or three buttons', take: 'ButtonGroup' },
    { when: 'one value is chosen', take: 'ToggleButtonGroup' },
    { when: 'the controls are one after the other in a form', take: 'Inline' },
  ],
  anatomy: [
    { part: 'Toolbar', is: 'names the set with `aria-label`' },
    { part: 'ToolbarGroup', is: 'controls that belong together, named with `aria-label`' },
    { part: 'ToolbarSeparator', is: 'a line between two groups' },
    { part: 'Controls', is: 'buttons, toggle buttons, menu triggers and links' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes in, to the control that had the focus last, and out' },
    { keys: 'Shift+Tab', does: 'goes out backwards' },
    { keys: '→, ←', does: 'go to the next and previous control of a horizontal toolbar' },
    { keys: '↓, ↑', does: 'go to the next and previous control of a vertical toolbar' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  notes: [
    'Right to left the horizontal arrows follow the reading direction.',
    'A control that needs the arrow keys for itself, such as a text field or a slider, stands better beside the toolbar.',
    'A horizontal toolbar breaks into further rows on narrow screens.',
  ],
} satisfies ComponentDocs;
