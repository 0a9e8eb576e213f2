import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'A short word about something, such as a genre or a state. With `href` or `onPress` it can be followed or pressed.',
  instead: [
    { when: 'it can be taken away, or several are chosen by keyboard as one group', take: 'TagGroup' },
    { when: 'new ones are typed', take: 'ChipField' },
    { when: 'it is a number or a dot on something else', take: 'Badge' },
    { when: 'it runs the main action of a view', take: 'Button' },
  ],
  anatomy: [
    { part: 'Icon', is: 'helps to tell chips apart' },
    { part: 'Label', is: 'one line; it is cut with an ellipsis' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to a chip that can be followed or pressed' },
    { keys: 'Enter', does: 'follows or presses it' },
    { keys: 'Space', does: 'presses it' },
  ],
  notes: [
    'Its heights are 20, 26, 32 and 38 px; its hit target is 44 px.',
    'A tone says something only beside words that say the same.',
    'Several chips go into a ChipGroup, which is a list with a name.',
  ],
} satisfies ComponentDocs;
