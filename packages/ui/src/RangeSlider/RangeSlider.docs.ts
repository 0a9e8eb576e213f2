import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { sliderParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Selects a part of a range by its two ends: years, a price, a length.',
  instead: [
    { when: 'the value is one number', take: 'Slider' },
    { when: 'the exact numbers matter', take: 'two NumberFields' },
    { when: 'the range is a range of dates', take: 'DateRangePicker' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group of the two thumbs' },
    { part: 'Value', is: 'both ends, beside the label' },
    { part: 'Track', is: 'the whole range; a press moves the nearer thumb to it' },
    { part: 'Fill', is: 'the part between the thumbs' },
    {
      part: 'Thumbs',
      is: 'named “Minimum” and “Maximum”, or by `thumbLabels`; they cannot cross',
    },
    { part: 'Marks', is: 'positions under the track; decoration' },
    { part: 'Description and error', is: 'help text and error message' },
  ],
  parts: sliderParts,
  keyboard: [
    { keys: 'Tab', does: 'goes to the first thumb, to the second, and leaves the slider' },
    { keys: '→, ↑', does: 'move the thumb one step up' },
    { keys: '←, ↓', does: 'move the thumb one step down' },
    { keys: 'Page Up', does: 'moves the thumb a tenth of the range up' },
    { keys: 'Page Down', does: 'moves the thumb a tenth of the range down' },
    { keys: 'Home', does: 'moves the thumb to the lowest value: the start of the range or the other thumb' },
    { keys: 'End', does: 'moves the thumb to the highest value: the end of the range or the other thumb' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/',
  notes: ['In right-to-left text the slider runs from right to left, and → decreases the value.'],
} satisfies ComponentDocs;
