import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows a key figure and its change against the previous period.',
  instead: [
    { when: 'the course of the change matters', take: 'LineChart' },
    { when: 'the value has a limit', take: 'Meter' },
    { when: 'the number counts unread or pending entries', take: 'Badge' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is counted' },
    { part: 'Value', is: 'the number in the format of the locale' },
    { part: 'Change', is: 'an arrow and a percentage; the colour shows whether the change is good' },
    { part: 'Description', is: 'the period, or the basis of the comparison' },
  ],
  parts: {
    'Stat-label': 'the label',
    'Stat-value': 'the value',
    'Stat-change': 'the change',
    'Stat-description': 'the description',
  },
  keyboard: [],
  notes: [
    'It is a description list: screen readers announce the label before the number. The change is announced as text.',
  ],
} satisfies ComponentDocs;
