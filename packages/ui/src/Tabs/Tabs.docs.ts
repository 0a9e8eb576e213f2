import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Views of one thing, of which one shows: the overview, releases and bio of an artist.',
  instead: [
    { when: 'people compare what the views show', take: 'headings below one another' },
    { when: 'they are the places of an application', take: 'navigation links' },
    { when: 'it filters one list', take: 'ToggleButtonGroup or ChipGroup' },
    { when: 'several may be open at once', take: 'Accordion' },
  ],
  anatomy: [
    { part: 'Tab list', is: 'scrolls where there is no room, and fades where it goes on' },
    { part: 'Tab', is: 'names a view; with href it is the address of one' },
    { part: 'Line', is: 'under the tab that is selected, beside it in a vertical list' },
    { part: 'Panel', is: 'the view' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the selected tab, and then into the panel' },
    {
      keys: 'Right, Left',
      does: 'selects the next or previous tab, and goes round; mirrored from right to left',
    },
    { keys: 'Down, Up', does: 'do so in a vertical list' },
    { keys: 'Home, End', does: 'selects the first or last tab' },
    { keys: 'Enter, Space', does: 'selects the tab, with keyboardActivation="manual"' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  notes: [
    'Where a view takes long to load, say keyboardActivation="manual", so that arrows only move the focus.',
    'With links, give selectedKey the address that is shown; arrows then follow the links.',
  ],
} satisfies ComponentDocs;
