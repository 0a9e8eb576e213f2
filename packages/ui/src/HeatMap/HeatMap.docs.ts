import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows where values are high in a grid of two categories: plays by day of the week and hour.',
  instead: [
    { when: 'there is one category', take: 'BarChart' },
    { when: 'the course of time matters', take: 'LineChart' },
    { when: 'the exact values matter', take: 'Table' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'the name of the chart, its table and its files' },
    { part: 'Legend', is: 'the shades from zero to the highest value' },
    { part: 'Cell', is: 'one value as a shade; a dashed frame where there is none' },
    { part: 'Tooltip', is: 'the row, the column and the value' },
    { part: 'Show as table', is: 'replaces the chart by its data; screen readers always get the table' },
    { part: 'Export', is: 'the data as CSV; the chart as SVG or PNG' },
  ],
  parts: {
    'HeatMap-scale': 'the legend',
    'HeatMap-step': 'a shade of the legend',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the table switch, the export and the chart' },
    {
      keys: 'Right, Left',
      does: 'move to the next and the previous cell in the reading direction, and announce it',
    },
    { keys: 'Down, Up', does: 'move to the cell below and above' },
    { keys: 'Page Down, Page Up', does: 'move by a tenth of the chart' },
    { keys: 'Home, End', does: 'move to the first and the last cell' },
    { keys: 'Escape', does: 'hides the tooltip' },
  ],
  notes: [
    'The shade is no exact value: the tooltip and the table have it.',
    'In forced colours cells have a frame, and shades are those of the text colour.',
    'The height is 28 px for each row, unless `height` is set.',
  ],
} satisfies ComponentDocs;
