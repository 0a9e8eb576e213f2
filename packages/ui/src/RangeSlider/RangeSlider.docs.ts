import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Picks a part of a range by its two ends: years, a price, a length.',
  instead: [
    { when: 'it is one number', take: 'Slider' },
    { when: 'the exact figures matter', take: 'two NumberFields' },
    { when: 'it is a period of days', take: 'DateRangePicker' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group of both thumbs' },
    { part: 'Value', is: 'both ends, beside the label' },
    { part: 'Track', is: 'the whole range; a press moves the nearer thumb there' },
    { part: 'Fill', is: 'the part between the thumbs' },
    {
      part: 'Thumbs',
      is: 'called “Minimum” and “Maximum”, or as `thumbLabels` says; they do not pass each other',
    },
    { part: 'Marks', is: 'places under the track; decoration' },
    { part: 'Description and error', is: 'what there is to know and what is wrong' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the first thumb, to the second, and out' },
    { keys: '→, ↑', does: 'move the thumb one step up' },
    { keys: '←, ↓', does: 'move the thumb one step down' },
    { keys: 'Page Up', does: 'moves the thumb a tenth of the range up' },
    { keys: 'Page Down', does: 'moves the thumb a tenth of the range down' },
    { keys: 'Home', does: 'moves the thumb as low as it can go: to the range’s end or to the other thumb' },
    { keys: 'End', does: 'moves the thumb as high as it can go' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/',
  notes: ['Right to left it runs from right to left, and → goes down.'],
} satisfies ComponentDocs;
