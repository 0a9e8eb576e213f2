import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Offers actions for the selected rows of a list, in view while the list scrolls.',
  instead: [
    { when: 'the actions concern one row', take: 'Menu' },
    { when: 'the controls are always there', take: 'Toolbar' },
  ],
  anatomy: [
    { part: 'Label', is: 'how many are selected; a live region' },
    { part: 'Actions', is: 'a toolbar of buttons' },
    { part: 'Clear selection', is: 'the last button' },
  ],
  parts: {
    'SelectionBar-count': 'the number of selected rows',
    'SelectionBar-actions': 'the buttons',
  },
  keyboard: [
    { keys: 'Tab', does: 'enters and leaves the actions, which are one tab stop' },
    { keys: 'Right, Left', does: 'goes to the next or previous action; mirrored in right-to-left text' },
    { keys: 'Escape', does: 'clears the selection, wherever the focus is' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  notes: [
    'Render it after the list in the document, so that Tab goes from the list to it.',
    'It sticks to the end of the nearest scroll container. Where something covers that end, set --segno-page-end to its height.',
    'After an action that removes rows, move the focus to the list.',
  ],
} satisfies ComponentDocs;
