import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows where in the world something happens: countries by amount, with bars and shares.',
  instead: [{ when: 'the places are not countries', take: 'BarChart with horizontal bars' }],
  anatomy: [
    { part: 'Title and description', is: 'name the chart, its table and its files' },
    { part: 'Table', is: 'country, value and share, the largest first; a bar below each name' },
    { part: 'Show all', is: 'below the first ten' },
    { part: 'Export', is: 'the data as CSV' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table switch, the export and the drawing' },
    { keys: 'Enter, Space', does: 'on “Show all” shows the rest or takes it away' },
  ],
  notes: [
    'It is a table by itself: everything is read without a tooltip, and there is no second table.',
    'A list and not a map: on a map the largest countries are loudest, whatever is counted, and the smallest cannot be pressed.',
    'Countries have their names in the reader’s language from the browser or Node; codes that no country has are shown as they came.',
  ],
} satisfies ComponentDocs;
