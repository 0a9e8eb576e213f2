import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Two panels with a movable separator, such as a list and the details of the selected item.',
  instead: [
    { when: 'it is the navigation of a page', take: 'SidebarLayout' },
    { when: 'it is the layout of a tool with a bar above', take: 'DashboardLayout' },
    { when: 'the parts are not resizable', take: 'Grid' },
  ],
  anatomy: [
    {
      part: 'Sized panel',
      is: 'the first or, with side="end", the second; save its size with value and onChangeEnd',
    },
    { part: 'Separator', is: 'a line with a grip; its hit target is 44 px wide' },
    { part: 'Other panel', is: 'fills the remaining space' },
  ],
  parts: {
    'SplitPanel-panel': 'a panel',
    'SplitPanel-handle': 'the handle between the panels',
  },
  keyboard: [
    { keys: 'Left, Right', does: 'move the separator of panels side by side by 16 px' },
    { keys: 'Up, Down', does: 'move the separator of stacked panels by 16 px' },
    { keys: 'Shift with an arrow', does: 'moves the separator by 64 px' },
    { keys: 'Home', does: 'sets the smallest size of the sized panel' },
    { keys: 'End', does: 'sets the largest size of the sized panel' },
    { keys: 'F6', does: 'focuses the next panel, and after the last the first' },
    { keys: 'Shift+F6', does: 'focuses the previous panel' },
    { keys: 'Enter', does: 'collapses a collapsible panel, and restores its size' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/',
  notes: [
    'The separator moves in the direction of the arrow key, also in right-to-left text.',
    'F6 restores the last focus within a panel. It skips collapsed panels and includes nested panels.',
    'On a phone panels side by side are stacked instead, without a separator.',
    'A scrollable panel is focusable, so that it can be scrolled by keyboard.',
  ],
} satisfies ComponentDocs;
