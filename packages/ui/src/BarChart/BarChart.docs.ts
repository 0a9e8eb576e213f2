import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { chartParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Compares values by the lengths of bars: vertical or horizontal, grouped or stacked.',
  instead: [
    { when: 'there are many points over time', take: 'LineChart' },
    { when: 'parts make one whole', take: 'PieChart' },
    { when: 'the categories are countries', take: 'CountryChart' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'the name of the chart, its table and its files' },
    { part: 'Legend', is: 'the colour and pattern of each series, if there is more than one' },
    {
      part: 'Plot',
      is: 'a band for each category; labels that do not fit are truncated, and complete in the tooltip',
    },
    { part: 'Tooltip', is: 'the category and the value of every series' },
    { part: 'Show as table', is: 'replaces the chart by its data; screen readers always get the table' },
    { part: 'Export', is: 'the data as CSV, with spreadsheet formulas escaped; the chart as SVG or PNG' },
  ],
  parts: chartParts,
  keyboard: [
    { keys: 'Tab', does: 'moves to the table switch, the export and the chart' },
    {
      keys: 'Right, Left',
      does: 'move to the next and the previous category in the reading direction, and announce it',
    },
    { keys: 'Page Down, Page Up', does: 'move by a tenth of the chart' },
    { keys: 'Home, End', does: 'move to the first and the last category' },
    { keys: 'Escape', does: 'hides the tooltip' },
    { keys: 'Down, Up', does: 'do the same where the bars are horizontal' },
  ],
  notes: [
    'Series differ by pattern and by colour.',
    'The value axis always includes zero; otherwise the lengths would be misleading.',
    'A pointer shows the same tooltip, which is not announced.',
    'The title and the height are the same while pending, empty and failed, which prevents layout shift.',
    'A server renders it for a width of 640 px; a browser renders it for the available width before the first paint.',
  ],
} satisfies ComponentDocs;
