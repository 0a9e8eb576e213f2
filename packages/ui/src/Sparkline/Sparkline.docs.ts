import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A line as small as a word, which shows a trend beside a number, in a table row or a card.',
  instead: [
    { when: 'single values are read', take: 'LineChart' },
    { when: 'only the change matters', take: 'Stat' },
  ],
  anatomy: [
    { part: 'Line', is: 'the values in the reading direction; a gap where there is none' },
    { part: 'Point', is: 'the latest value' },
    { part: 'Area', is: 'the filled area below the line, with the variant area' },
  ],
  parts: {
    'Sparkline-line': 'the line',
    'Sparkline-point': 'the latest value',
    'Sparkline-area': 'the area',
  },
  keyboard: [],
  notes: [
    'With `aria-label` it is an image with that text. Without it screen readers skip it: give the number as text beside it.',
    'It is plain SVG without script, so a server can render it, and a table can have hundreds of them.',
  ],
} satisfies ComponentDocs;
