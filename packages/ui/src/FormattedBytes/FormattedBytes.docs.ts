import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'The size of a file or of a transfer, in the largest unit that leaves at least one of it.',
  instead: [{ when: 'it counts things and not bytes', take: 'FormattedNumber' }],
  anatomy: [{ part: 'Size', is: 'the number and its unit, kept on one line' }],
  keyboard: [],
  notes: [
    'Decimal units (kB, MB, steps of 1000) are what drives and networks are sold by, binary units (KiB, MiB, steps of 1024) what memory is. Use one of them in a whole product.',
    'Names of decimal units follow the language; the symbols of binary units are international.',
  ],
} satisfies ComponentDocs;
