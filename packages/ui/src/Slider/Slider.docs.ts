import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Picks a number from a range where the place matters more than the figure: a position, a volume, a speed.',
  instead: [
    { when: 'the exact figure matters', take: 'NumberField' },
    { when: 'a part of the range is picked', take: 'RangeSlider' },
    { when: 'there are only a few values', take: 'ToggleButtonGroup or RadioGroup' },
    { when: 'it only shows how far something is', take: 'ProgressBar or Meter' },
  ],
  anatomy: [
    { part: 'Label', is: 'names it' },
    { part: 'Value', is: 'beside the label, in words' },
    { part: 'Track', is: 'the whole range; a press on it goes there' },
    { part: 'Fill', is: 'the part up to the value, and paler up to a second value' },
    { part: 'Thumb', is: 'the value; it is dragged' },
    { part: 'Marks', is: 'places under the track, such as its ends; decoration' },
    { part: 'Description and error', is: 'what there is to know and what is wrong' },
  ],
  keyboard: [
    { keys: '→, ↑', does: 'one step up' },
    { keys: '←, ↓', does: 'one step down' },
    { keys: 'Page Up', does: 'a tenth of the range up' },
    { keys: 'Page Down', does: 'a tenth of the range down' },
    { keys: 'Home', does: 'the lowest value' },
    { keys: 'End', does: 'the highest value' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
  notes: [
    'Right to left it runs from right to left, and → goes down.',
    '`onChange` comes all the way, `onChangeEnd` once: save with the second.',
    'Give `formatValue` or `formatOptions` where a bare number is unclear: screen readers announce it too.',
  ],
} satisfies ComponentDocs;
