import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Options to choose one or several from, all in view. It scrolls from 420 px on.',
  instead: [
    { when: 'there is no room for the list', take: 'Select' },
    { when: 'one would rather type than look', take: 'ComboBox' },
    { when: 'it runs actions', take: 'Menu' },
    { when: 'its rows have buttons or links of their own', take: 'GridList' },
    { when: 'there are two to five choices', take: 'RadioGroup or CheckboxGroup' },
  ],
  anatomy: [
    { part: 'List', is: 'scrolls from 420 px on; without a title give it an `aria-label`' },
    { part: 'Section', is: 'items that belong together, under a title' },
    { part: 'Item', is: 'one option: icon, words, description, a figure at the end' },
    { part: 'Mark', is: 'a check where one may be chosen, a checkbox where several may' },
    { part: 'Note', is: 'says that there is nothing, or that more is on its way' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen item, or the first, and from there out of the list' },
    { keys: 'Arrow down, Arrow up', does: 'goes to the next or previous item, past what is disabled' },
    { keys: 'Home, End', does: 'goes to the first or last item' },
    { keys: 'Page up, Page down', does: 'goes as far as one can see' },
    { keys: 'Space, Enter', does: 'chooses the item, or takes the choice back where several may be chosen' },
    { keys: 'Shift+Arrow', does: 'where several may be chosen, chooses what is passed' },
    { keys: 'Ctrl+A', does: 'where several may be chosen, chooses all' },
    { keys: 'Escape', does: 'takes all choices back' },
    {
      keys: 'Letters',
      does: 'goes to the item that begins so; after half a second without one they begin anew',
    },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
  notes: [
    'Give the items as `items` if there are many: from 200 on only those in sight are drawn.',
    'On touch screens items are 44 px high.',
    'An item whose children are not plain text needs a `textValue`.',
  ],
} satisfies ComponentDocs;
