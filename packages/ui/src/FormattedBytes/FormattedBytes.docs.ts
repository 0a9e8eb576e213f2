import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'The size of a file or of a transfer, in the largest unit in which the value is at least one.',
  instead: [{ when: 'it counts things and not bytes', take: 'FormattedNumber' }],
  anatomy: [{ part: 'Size', is: 'the number and its unit, kept on one line' }],
  keyboard: [],
  notes: [
    'Decimal units (kB, MB, steps of 1000) are usual for drives and networks, binary units (KiB, MiB, steps of 1024) for memory. Use one of them throughout a product.',
    'Names of decimal units follow the language; the symbols of binary units are international.',
  ],
} satisfies ComponentDocs;
