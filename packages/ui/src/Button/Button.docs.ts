import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Runs an action in place. Only the main action of a view has the accent tone.',
  instead: [
    { when: 'it navigates', take: 'Link, or ButtonLink where it should look like a button' },
    { when: 'there is space for an icon only', take: 'IconButton' },
    { when: 'it switches something on and off', take: 'ToggleButton or Switch' },
    { when: 'it offers several actions', take: 'MenuTrigger with a Menu' },
  ],
  anatomy: [
    { part: 'Start icon', is: 'decoration that identifies the action' },
    { part: 'Label', is: 'a verb, in sentence case; it wraps where it does not fit in one line' },
    { part: 'End icon', is: 'shows that the button opens something' },
    { part: 'Spinner', is: 'replaces the label when a press has been pending for half a second' },
  ],
  parts: {
    'Button-content': 'the icons and the text',
    'Button-spinner': 'the spinner of a pending button',
  },
  keyboard: [
    { keys: 'Enter', does: 'presses it' },
    { keys: 'Space', does: 'presses it on key up' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'While pending it keeps its accessible name, its width and its place in the tab order, is announced as loading, and ignores presses.',
  ],
} satisfies ComponentDocs;
