import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Short words about something, such as genres or filters, that can be chosen or taken away.',
  instead: [
    { when: 'they are only read, followed or pressed', take: 'Chip in a ChipGroup' },
    { when: 'new ones are typed', take: 'ChipField' },
    { when: 'one of a few is chosen and changes the view', take: 'ToggleButtonGroup or Tabs' },
  ],
  anatomy: [
    { part: 'Label', is: 'says what they have in common; without one give `aria-label`' },
    { part: 'Tag', is: 'one word, with an icon if it helps' },
    { part: 'Remove button', is: 'with `onRemove`: takes the tag away' },
    { part: 'Description, error', is: 'stand under the tags' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the tags, then to the button of the tag that has the focus' },
    { keys: 'Arrow keys', does: 'go to the next or previous tag, and from the last to the first' },
    { keys: 'Home, End', does: 'go to the first or last tag' },
    { keys: 'Space, Enter', does: 'choose the tag, or take the choice back' },
    { keys: 'Delete, Backspace', does: 'with `onRemove`, take the tag away; the focus goes to a neighbour' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Screen readers announce that Delete removes a tag.',
    'A long word is cut with an ellipsis; give the whole one as a title where it matters.',
    'Their heights are 20, 26, 32 and 38 px; on touch screens the gaps are larger, and the hit targets of the tag and of its button are 44 px each.',
  ],
} satisfies ComponentDocs;
