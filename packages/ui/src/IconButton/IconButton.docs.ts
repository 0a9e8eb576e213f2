import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A button with only an icon, where there is no space for a label and the icon is well known.',
  instead: [
    { when: 'there is space for a label', take: 'Button' },
    { when: 'it turns something on and off', take: 'ToggleButton with `isIconOnly`' },
    { when: 'it navigates', take: 'Link with an icon that has a label' },
  ],
  anatomy: [
    { part: 'Icon', is: 'a picture of the action' },
    { part: 'Name', is: '`aria-label`, a verb; show it visually with a Tooltip' },
    { part: 'Spinner', is: 'replaces the icon when a press has been pending for half a second' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'presses it' },
    { keys: 'Space', does: 'presses it on key up' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: ['On touch screens its hit target is 44 px, whatever its size.'],
} satisfies ComponentDocs;
