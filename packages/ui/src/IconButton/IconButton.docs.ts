import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A button that is an icon alone, where there is no room for words and everyone knows the icon.',
  instead: [
    { when: 'there is room for words', take: 'Button' },
    { when: 'it turns something on and off', take: 'ToggleButton with `isIconOnly`' },
    { when: 'it goes somewhere', take: 'Link with an icon that has a label' },
  ],
  anatomy: [
    { part: 'Icon', is: 'what it does, drawn' },
    { part: 'Name', is: '`aria-label`, a verb; show it to the eye with a Tooltip' },
    { part: 'Spinner', is: 'takes the icon’s place half a second after a press that is pending' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'presses it' },
    { keys: 'Space', does: 'presses it when the key is let go' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: ['On touch screens its hit target is 44 px, whatever its size.'],
} satisfies ComponentDocs;
