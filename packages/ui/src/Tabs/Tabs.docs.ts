import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Several views of one subject, of which one is visible: the overview, releases and bio of an artist.',
  instead: [
    { when: 'people compare the content of the views', take: 'headings below one another' },
    { when: 'the links go to the pages of an application', take: 'navigation links' },
    { when: 'it filters one list', take: 'ToggleButtonGroup or ChipGroup' },
    { when: 'several may be open at once', take: 'Accordion' },
  ],
  anatomy: [
    { part: 'Tab list', is: 'scrolls where there is no room, and fades out where it overflows' },
    { part: 'Tab', is: 'names a view; with href it is a link' },
    { part: 'Line', is: 'under the selected tab, or beside it in a vertical list' },
    { part: 'Panel', is: 'the view' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the selected tab, and then to the panel' },
    {
      keys: 'Right, Left',
      does: 'selects the next or previous tab and wraps around; mirrored in right-to-left text',
    },
    { keys: 'Down, Up', does: 'select the next or previous tab of a vertical list' },
    { keys: 'Home, End', does: 'selects the first or last tab' },
    { keys: 'Enter, Space', does: 'selects the tab, with keyboardActivation="manual"' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  notes: [
    'Where a view takes long to load, set keyboardActivation="manual", so that arrow keys only move the focus.',
    'With links, set selectedKey to the current path; arrow keys then follow the links.',
  ],
} satisfies ComponentDocs;
