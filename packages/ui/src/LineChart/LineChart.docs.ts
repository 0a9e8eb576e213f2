import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows how values change, mostly over time: one or a few lines, areas, and an earlier period to compare with.',
  instead: [
    { when: 'a few amounts are compared', take: 'BarChart' },
    { when: 'parts make a whole', take: 'PieChart' },
    { when: 'one figure says it', take: 'Stat' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'name the chart, its table and its files' },
    { part: 'Legend', is: 'with more than one line: its colour, shape and dash' },
    {
      part: 'Drawing',
      is: 'values upright, time along the reading direction; a gap where there is no value',
    },
    { part: 'Tooltip', is: 'the date and every line’s value at it' },
    { part: 'Show as table', is: 'puts the data in the drawing’s place; screen readers have them always' },
    { part: 'Export', is: 'the data as CSV, safe to open in a spreadsheet; the drawing as SVG or PNG' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table switch, the export and the drawing' },
    {
      keys: 'Right, Left',
      does: 'go to the next and the previous point along the reading direction, and announce it',
    },
    { keys: 'Page Down, Page Up', does: 'go a tenth of the chart further or back' },
    { keys: 'Home, End', does: 'go to the first and the last point' },
    { keys: 'Escape', does: 'takes the tooltip away' },
  ],
  notes: [
    'Lines differ by shape and by colour; a comparison is dashed and hollow. In forced colours all are drawn in the text’s colour.',
    'Days are counted in UTC unless timeZone says otherwise.',
    'The pointer shows the same tooltip without announcing it.',
    'Title, height and room are kept while pending, empty and failed, so that nothing below moves.',
    'It draws for 640 px on a server and for its own width before the first paint in a browser.',
  ],
} satisfies ComponentDocs;
