import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A short label, such as a genre or a state. With `href` it is a link, with `onPress` a button.',
  instead: [
    { when: 'it can be removed, or several are selected as one group', take: 'TagGroup' },
    { when: 'new chips are typed', take: 'ChipField' },
    { when: 'it is a number or a dot on something else', take: 'Badge' },
    { when: 'it runs the main action of a view', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'distinguishes chips' },
    { part: 'Label', is: 'one line; it is truncated with an ellipsis' },
  ],
  parts: {
    'Chip-label': 'the text',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to a chip that is a link or a button' },
    { keys: 'Enter', does: 'follows the link or presses the button' },
    { keys: 'Space', does: 'presses the button' },
  ],
  notes: [
    'Its heights are 20, 26, 32 and 38 px; its hit target is 44 px.',
    'A tone repeats what the words state; it is never the only indication.',
    'Put several chips in a ChipGroup, which is a named list.',
  ],
} satisfies ComponentDocs;
