import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Two panels with a border between that people move, such as a list and what is chosen in it.',
  instead: [
    { when: 'it is the navigation of a page', take: 'SidebarLayout' },
    { when: 'it is the frame of a tool with a bar above', take: 'DashboardLayout' },
    { when: 'the parts never change their size', take: 'Grid' },
  ],
  anatomy: [
    {
      part: 'Sized panel',
      is: 'the first or, with side="end", the second; its size is kept through value and onChangeEnd',
    },
    { part: 'Border', is: 'a line with a grip; its hit target is 44 px wide' },
    { part: 'Other panel', is: 'takes what is left' },
  ],
  keyboard: [
    { keys: 'Left, Right', does: 'move the border between panels beside each other by 16 px' },
    { keys: 'Up, Down', does: 'move the border between panels over each other by 16 px' },
    { keys: 'Shift with an arrow', does: 'moves it by 64 px' },
    { keys: 'Home', does: 'makes the sized panel as small as it may be' },
    { keys: 'End', does: 'makes it as large as it may be' },
    { keys: 'F6', does: 'goes from wherever the focus is to the next panel, and from the last to the first' },
    { keys: 'Shift+F6', does: 'goes to the panel before' },
    { keys: 'Enter', does: 'closes a collapsible panel, and opens it again as it was' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/',
  notes: [
    'Arrows follow the screen, also from right to left: the border goes where the arrow points.',
    'F6 comes back to what had the focus in a panel last. Panels that are closed are left out, and of panels within panels all are gone through.',
    'On a phone panels beside each other follow each other instead, and the border is gone.',
    'A panel that scrolls takes the focus, so that keys can scroll it.',
  ],
} satisfies ComponentDocs;
