import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Runs an action in place. One button of a view may have the accent tone: the action it is about.',
  instead: [
    { when: 'to go somewhere', take: 'Link, or ButtonLink where it should look like a button' },
    { when: 'there is room for an icon only', take: 'IconButton' },
    { when: 'it switches something on and off', take: 'ToggleButton or Switch' },
    { when: 'it offers several actions', take: 'MenuTrigger with a Menu' },
  ],
  anatomy: [
    { part: 'Start icon', is: 'decoration that helps to find the action' },
    { part: 'Label', is: 'a verb, in sentence case; it wraps where there is no room for one line' },
    { part: 'End icon', is: 'says that something opens' },
    { part: 'Spinner', is: 'takes the label’s place half a second after a press that is pending' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'presses it' },
    { keys: 'Space', does: 'presses it when the key is let go' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
  notes: [
    'While pending it keeps its name, its width and its place in the tab order, says that it is loading, and ignores presses.',
  ],
} satisfies ComponentDocs;
