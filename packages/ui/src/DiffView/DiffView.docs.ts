import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Shows what changed between two versions of a record: values side by side, and words or lines of texts.',
  instead: [
    { when: 'the values of one version are shown', take: 'DescriptionList' },
    { when: 'several changes in time are listed', take: 'Timeline with a DiffView in each event' },
  ],
  anatomy: [
    { part: 'Label', is: 'the name of the value' },
    { part: 'Values', is: 'the old one, struck through, and the new one' },
    { part: 'Words', is: 'a text of one line, with the removed and the added words marked' },
    { part: 'Lines', is: 'a text of several lines; unchanged lines far from a change are folded' },
  ],
  parts: {
    'DiffView-label': 'the name of a value',
    'DiffView-removed': 'a removed value or word',
    'DiffView-added': 'an added value or word',
    'DiffView-lines': 'the lines of a text',
    'DiffView-line': 'one line',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves between the buttons that show unchanged lines' },
    { keys: 'Enter, Space', does: 'show the unchanged lines' },
  ],
  notes: [
    'Removed and added parts have a line through, a sign or a frame beside their colour, and screen readers hear “Removed” and “Added”.',
    'Texts that differ in more than a thousand words or lines are shown whole.',
    'Without changes it says so.',
  ],
} satisfies ComponentDocs;
