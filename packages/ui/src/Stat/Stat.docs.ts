import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Shows one number that matters, and how it has changed against the period before.',
  instead: [
    { when: 'the way it changed is the point', take: 'LineChart' },
    { when: 'there is a limit to it', take: 'Meter' },
    { when: 'it only marks that something waits', take: 'Badge' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is counted' },
    { part: 'Value', is: 'the number, as the language writes it' },
    { part: 'Change', is: 'an arrow and a percentage; its colour says whether that is good' },
    { part: 'Description', is: 'the period, or what it is compared with' },
  ],
  keyboard: [],
  notes: ['It is a description list: the label is read before its number. The change is read in words.'],
} satisfies ComponentDocs;
