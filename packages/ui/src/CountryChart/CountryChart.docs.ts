import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows values by country, with bars and shares.',
  instead: [{ when: 'the places are not countries', take: 'BarChart with horizontal bars' }],
  anatomy: [
    { part: 'Title and description', is: 'the name of the chart, its table and its files' },
    { part: 'Table', is: 'country, value and share, the largest first; a bar below each name' },
    { part: 'Show all', is: 'shows the countries after the first ten' },
    { part: 'Export', is: 'the data as CSV' },
  ],
  parts: {
    'CountryChart-row': 'a country',
    'CountryChart-country': 'its name',
    'CountryChart-track': 'its line',
    'CountryChart-value': 'its value',
    'CountryChart-share': 'its share',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the table switch, the export and the chart' },
    { keys: 'Enter, Space', does: 'on “Show all” show or hide the rest' },
  ],
  notes: [
    'It is rendered as a table: all values are visible without a tooltip, and there is no second table.',
    'It is a list instead of a map. A map emphasises large countries, whatever the values are, and its smallest countries are too small as hit targets.',
    'Country names are localized by the browser or Node; unknown codes are shown unchanged.',
  ],
} satisfies ComponentDocs;
