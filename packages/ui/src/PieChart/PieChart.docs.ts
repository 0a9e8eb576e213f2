import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows the parts of a whole, as a donut with the total in its middle or as a pie.',
  instead: [
    {
      when: 'amounts make no whole, or there are more than eight that matter',
      take: 'BarChart with horizontal bars',
    },
    { when: 'shares change over time', take: 'LineChart' },
  ],
  anatomy: [
    { part: 'Title and description', is: 'name the chart, its table and its files' },
    { part: 'Drawing', is: 'slices clockwise from the top, with gaps between' },
    { part: 'List', is: 'each part with its sign, value and share' },
    { part: 'Tooltip', is: 'the part below the pointer, or where the arrows are' },
    { part: 'Show as table', is: 'puts the data in the drawing’s place; screen readers have them always' },
    { part: 'Export', is: 'the data as CSV, safe to open in a spreadsheet; the drawing as SVG or PNG' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table switch, the export and the drawing' },
    { keys: 'Right, Down', does: 'go to the next part and announce it; from right to left it is Left' },
    { keys: 'Left, Up', does: 'go to the previous part' },
    { keys: 'Home, End', does: 'go to the first and the last part' },
    { keys: 'Escape', does: 'takes the tooltip away' },
  ],
  notes: [
    'Values and shares stand beside the drawing, so that nobody has to compare angles.',
    'The pointer shows the same tooltip without announcing it.',
    'Of more than eight parts the seven largest have a slice each and the others one together, “Other”; the table, which screen readers read, and the files list every part.',
    'Title, height and room are kept while pending, empty and failed, so that nothing below moves.',
    'It draws for 640 px on a server and for its own width before the first paint in a browser.',
  ],
} satisfies ComponentDocs;
