import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Lists the properties of one record as terms with their values.',
  instead: [
    { when: 'several records have the same properties', take: 'Table' },
    { when: 'one figure matters most', take: 'Stat' },
    { when: 'people edit the values', take: 'Form with fields' },
  ],
  anatomy: [
    { part: 'Term', is: 'names the property, in the muted colour' },
    { part: 'Value', is: 'beside the term, or below it where there is no room for both' },
  ],
  parts: {
    'DescriptionList-term': 'a term',
    'DescriptionList-value': 'a value',
  },
  keyboard: [],
  notes: ['Screen readers read each value with its term, because they are elements of one `dl`.'],
} satisfies ComponentDocs;
