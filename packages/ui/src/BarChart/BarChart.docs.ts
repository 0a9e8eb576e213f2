import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Compares amounts by the lengths of bars: upright, lying, beside each other or on each other.',
  instead: [
    { when: 'there are many points over time', take: 'LineChart' },
    { when: 'parts make one whole', take: 'PieChart' },
    { when: 'the categories are countries', take: 'CountryChart' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'name the chart, its table and its files' },
    { part: 'Legend', is: 'with more than one series: its colour and pattern' },
    {
      part: 'Drawing',
      is: 'a band for each category; names that do not fit are cut, and whole in the tooltip',
    },
    { part: 'Tooltip', is: 'the category and every series’ value in it' },
    { part: 'Show as table', is: 'puts the data in the drawing’s place; screen readers have them always' },
    { part: 'Export', is: 'the data as CSV, safe to open in a spreadsheet; the drawing as SVG or PNG' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table switch, the export and the drawing' },
    {
      keys: 'Right, Left',
      does: 'go to the next and the previous category along the reading direction, and announce it',
    },
    { keys: 'Page Down, Page Up', does: 'go a tenth of the chart further or back' },
    { keys: 'Home, End', does: 'go to the first and the last category' },
    { keys: 'Escape', does: 'takes the tooltip away' },
    { keys: 'Down, Up', does: 'do the same where the bars are horizontal' },
  ],
  notes: [
    'Series differ by pattern and by colour.',
    'The axis of values always holds nothing: lengths would lie otherwise.',
    'The pointer shows the same tooltip without announcing it.',
    'Title, height and room are kept while pending, empty and failed, so that nothing below moves.',
    'It draws for 640 px on a server and for its own width before the first paint in a browser.',
  ],
} satisfies ComponentDocs;
