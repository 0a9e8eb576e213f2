import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A linear gradient of two or more colours, as CSS: the background of a banner.',
  instead: [
    { when: 'one colour is selected', take: 'ColorPicker' },
    { when: 'a colour is typed', take: 'ColorField' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group; a red asterisk marks it as required' },
    { part: 'Bar', is: 'the colours in the reading direction, with a thumb at the position of each' },
    { part: 'Stop', is: 'a colour, its position in percent, and a button that removes it' },
    { part: 'Angle', is: 'the direction of the gradient in degrees: 0 runs to the top, 90 to the right' },
    { part: 'Add colour', is: 'adds a stop in the widest gap; the gradient looks the same' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    'GradientField-bar': 'the bar with the colours',
    'GradientField-thumb': 'the thumb of a stop',
    'GradientField-stop': 'the fields of a stop',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves between the thumbs, the fields and the buttons' },
    { keys: 'Arrow keys', does: 'move the focused thumb by one percent, in the reading direction' },
    { keys: 'Page Up, Page Down', does: 'move it by ten percent; turn the angle by 45 degrees' },
    { keys: 'Home, End', does: 'move it to the stop before and after' },
  ],
  notes: [
    'A stop does not pass its neighbours.',
    'The value is written with hexadecimal colours and an angle in degrees. Every linear gradient whose stops have positions in percent is read; another value is shown as the default until it is changed.',
  ],
} satisfies ComponentDocs;
