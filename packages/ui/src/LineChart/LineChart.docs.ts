import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { chartParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'Shows how values change, mostly over time: one or a few lines, areas, and an earlier period to compare with.',
  instead: [
    { when: 'a few values are compared', take: 'BarChart' },
    { when: 'parts make a whole', take: 'PieChart' },
    { when: 'one number is sufficient', take: 'Stat' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'the name of the chart, its table and its files' },
    { part: 'Legend', is: 'the colour, shape and dash of each line, if there is more than one' },
    {
      part: 'Plot',
      is: 'values on the y axis, time on the x axis in the reading direction; a gap where there is no value',
    },
    { part: 'Tooltip', is: 'the date and the value of every line' },
    { part: 'Show as table', is: 'replaces the chart by its data; screen readers always get the table' },
    { part: 'Export', is: 'the data as CSV, with spreadsheet formulas escaped; the chart as SVG or PNG' },
  ],
  parts: chartParts,
  keyboard: [
    { keys: 'Tab', does: 'moves to the table switch, the export and the chart' },
    {
      keys: 'Right, Left',
      does: 'move to the next and the previous point in the reading direction, and announce it',
    },
    { keys: 'Page Down, Page Up', does: 'move by a tenth of the chart' },
    { keys: 'Home, End', does: 'move to the first and the last point' },
    { keys: 'Escape', does: 'hides the tooltip' },
  ],
  notes: [
    'Lines differ by shape and by colour; a comparison is dashed with hollow markers. In forced colours all have the text colour.',
    'Days are in UTC unless timeZone is set.',
    'A pointer shows the same tooltip, which is not announced.',
    'The title and the height are the same while pending, empty and failed, which prevents layout shift.',
    'A server renders it for a width of 640 px; a browser renders it for the available width before the first paint.',
  ],
} satisfies ComponentDocs;
