import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { sliderParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'Selects a number in a range where the position matters more than the exact value: a playback position, a volume, a speed.',
  instead: [
    { when: 'the exact number matters', take: 'NumberField' },
    { when: 'a part of the range is selected', take: 'RangeSlider' },
    { when: 'there are only a few values', take: 'ToggleButtonGroup or RadioGroup' },
    { when: 'it only shows progress or a level', take: 'ProgressBar or Meter' },
  ],
  anatomy: [
    { part: 'Label', is: 'names it' },
    { part: 'Value', is: 'the value as text, beside the label' },
    { part: 'Track', is: 'the whole range; a press moves the thumb to it' },
    { part: 'Fill', is: 'the part up to the value, and paler up to a second value' },
    { part: 'Thumb', is: 'the handle at the value, which is dragged' },
    { part: 'Marks', is: 'positions under the track, such as its ends; decoration' },
    { part: 'Description and error', is: 'help text and error message' },
  ],
  parts: {
    ...sliderParts,
    'slider-secondary': 'the second filled part, such as the loaded one',
  },
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
    'In right-to-left text the slider runs from right to left, and → decreases the value.',
    '`onChange` is called during a drag, `onChangeEnd` once at its end: save in the second.',
    'Give `formatValue` or `formatOptions` where a bare number is unclear: screen readers announce it too.',
  ],
} satisfies ComponentDocs;
