import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Short labels, such as genres or filters, that can be selected or removed.',
  instead: [
    { when: 'they are only read, or are links or buttons', take: 'Chip in a ChipGroup' },
    { when: 'people type new ones', take: 'ChipField' },
    { when: 'the selection changes the view', take: 'ToggleButtonGroup or Tabs' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group; without a label give `aria-label`' },
    { part: 'Tag', is: 'a short label with an optional icon' },
    { part: 'Remove button', is: 'with `onRemove`: removes the tag' },
    { part: 'Description, error', is: 'are below the tags' },
  ],
  parts: {
    ...fieldParts,
    'TagGroup-tag': 'a tag',
    'TagGroup-remove': 'the button that removes a tag',
    'TagGroup-empty': 'the content of an empty list',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the tags, then to the button of the tag that has the focus' },
    { keys: 'Arrow keys', does: 'go to the next or previous tag and wrap around' },
    { keys: 'Home, End', does: 'go to the first or last tag' },
    { keys: 'Space, Enter', does: 'select or deselect the tag' },
    { keys: 'Delete, Backspace', does: 'with `onRemove`: remove the tag; the focus moves to a neighbour' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/grid/',
  notes: [
    'Screen readers announce that Delete removes a tag.',
    'A long label is truncated with an ellipsis; give the full text as a title where it matters.',
    'Their heights are 20, 26, 32 and 38 px; on touch screens the gaps are larger, and the hit targets of the tag and of its button are 44 px each.',
  ],
} satisfies ComponentDocs;
