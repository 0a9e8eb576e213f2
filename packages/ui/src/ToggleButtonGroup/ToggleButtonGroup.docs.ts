import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Chooses one of two to five values, or several of them, that change at once what is shown: a view, a period.',
  instead: [
    { when: 'the choice is sent with a form', take: 'RadioGroup or CheckboxGroup' },
    { when: 'there are more than five values', take: 'Select' },
    { when: 'each value shows a part of the page', take: 'Tabs' },
    { when: 'the buttons do something', take: 'ButtonGroup or Toolbar' },
  ],
  anatomy: [
    { part: 'Group', is: 'names the choice with `aria-label` or `aria-labelledby`' },
    { part: 'ToggleButton', is: 'one value; its `id` is what is selected' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes into the group, to the button that had the focus last, and out of it' },
    { keys: '→, ←', does: 'go to the next and previous button of a row' },
    { keys: '↓, ↑', does: 'go to the next and previous button of a column' },
    { keys: 'Space, Enter', does: 'choose the button that has the focus, or take it out of the choice' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/',
  notes: [
    'With `selectionMode="single"` it is a radio group; `disallowEmptySelection` keeps one value chosen.',
    'With `isPending` the button that was pressed shows the wait, or the chosen one if none was; none takes a press, and the arrow keys still work.',
    'Right to left the horizontal arrows follow the reading direction.',
    'On touch screens the hit target of each button is 44 px: the smallest sizes have larger gaps, or are wider where they are joined.',
    'A label that does not fit breaks; keep them to a word or two, or give icons with `aria-label`.',
  ],
} satisfies ComponentDocs;
