import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Everything that can be done, in one field: type a few letters, press Enter.',
  instead: [
    { when: 'actions belong to one thing', take: 'Menu or ContextMenu' },
    { when: 'one looks for content and nothing else', take: 'SearchField' },
    { when: 'a value is chosen for a form', take: 'ComboBox' },
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'what is typed narrows the commands; before it the page one is on, with a way back',
    },
    { part: 'Groups', is: 'commands under titles, the recent ones first until something is typed' },
    {
      part: 'Command',
      is: 'icon, words with what was typed marked in them, description, keys or an arrow to its page',
    },
    { part: 'Note', is: 'says that nothing was found' },
  ],
  keyboard: [
    { keys: 'The given shortcut', does: 'opens and closes it' },
    { keys: 'Letters', does: 'narrow the commands; letters between may be left out' },
    { keys: 'Arrow down, Arrow up', does: 'go through the commands; the focus stays in the field' },
    { keys: 'Enter', does: 'runs the marked command or opens its page; without a mark, the first' },
    { keys: 'Backspace', does: 'in the empty field, goes back to the page before' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    "Load it when it is first wanted: `lazy(() => import('@segno/ui/CommandPalette').then((palette) => ({ default: palette.CommandPalette })))`. It listens to nothing but its `shortcut`, and to that only once it is mounted.",
    'Results of a server are commands with `isResult`, given on `onInputChange`.',
    'Which commands are recent is for you to remember: `onAction` says what was run.',
    'Shortcuts are shown and not listened to.',
  ],
} satisfies ComponentDocs;
