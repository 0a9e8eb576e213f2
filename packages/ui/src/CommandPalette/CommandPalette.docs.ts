import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A searchable list of all commands: type a few letters, press Enter.',
  instead: [
    { when: 'actions belong to one element', take: 'Menu or ContextMenu' },
    { when: 'it searches only for content', take: 'SearchField' },
    { when: 'a value is selected for a form', take: 'ComboBox' },
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'typing filters the commands; a back button before it shows the opened page',
    },
    { part: 'Groups', is: 'commands under titles, the recent ones first until something is typed' },
    {
      part: 'Command',
      is: 'icon, label with the matched letters highlighted, description, shortcut or an arrow to its page',
    },
    { part: 'Note', is: 'shown when nothing matches' },
  ],
  parts: {
    'CommandPalette-overlay': 'the layer over the page',
    'CommandPalette-modal': 'the surface',
    'CommandPalette-search': 'the search field',
    'CommandPalette-page': 'the name of the current page',
    'CommandPalette-list': 'the commands',
  },
  keyboard: [
    { keys: 'The given shortcut', does: 'opens and closes it' },
    { keys: 'Letters', does: 'filter the commands; letters in between may be left out' },
    { keys: 'Arrow down, Arrow up', does: 'move through the commands; the focus stays in the field' },
    { keys: 'Enter', does: 'runs the highlighted command or opens its page; without a highlight, the first' },
    { keys: 'Backspace', does: 'in the empty field, moves back to the previous page' },
    { keys: 'Escape', does: 'closes it and returns the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
  notes: [
    "Load it lazily: `lazy(() => import('@segno/ui/CommandPalette').then((palette) => ({ default: palette.CommandPalette })))`. While it is mounted it handles only its `shortcut`.",
    'Results of a server are commands with `isResult`. Provide them in `onInputChange`.',
    'The application stores which commands are recent: `onAction` is called with the command that was run.',
    'The shortcuts of commands are only shown; the application handles the keys.',
  ],
} satisfies ComponentDocs;
