import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows the parts of a whole, as a donut with the total in its centre or as a pie.',
  instead: [
    {
      when: 'the amounts do not add up to a whole, or more than eight of them matter',
      take: 'BarChart with horizontal bars',
    },
    { when: 'shares change over time', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'name the chart, its table and its files' },
    { part: 'Plot', is: 'slices clockwise from the top, with gaps between' },
    { part: 'List', is: 'each part with its colour, pattern, value and share' },
    { part: 'Tooltip', is: 'the part under the pointer, or the one that the arrow keys selected' },
    { part: 'Show as table', is: 'replaces the drawing with a table, which screen readers can always read' },
    { part: 'Export', is: 'the data as CSV, safe to open in a spreadsheet; the drawing as SVG or PNG' },
  ],
  parts: {
    'PieChart-drawing': 'the drawing',
    'PieChart-legend': 'the legend',
    'PieChart-item': 'an entry of the legend',
    'PieChart-label': 'its name',
    'PieChart-value': 'its value',
    'PieChart-share': 'its share',
  },
  keyboard: [
    { keys: 'Tab', does: 'goes to the table switch, the export and the drawing' },
    { keys: 'Right, Down', does: 'go to the next part and announce it; in right-to-left text Left does' },
    { keys: 'Left, Up', does: 'go to the previous part' },
    { keys: 'Home, End', does: 'go to the first and the last part' },
    { keys: 'Escape', does: 'hides the tooltip' },
  ],
  notes: [
    'Values and shares are beside the drawing, so that people need not compare angles.',
    'The pointer shows the same tooltip without announcing it.',
    'Of more than eight parts the seven largest have a slice each, and the others share the slice “Other”. The table, which screen readers read, and the files list every part.',
    'The pending, empty and error states keep the title and the height, so that the content below does not move.',
    'A server renders it 640 px wide; in a browser it takes its actual width before the first paint.',
  ],
} satisfies ComponentDocs;
