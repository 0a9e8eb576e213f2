import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts, inputParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'A colour that is typed or pasted: hex, rgb(), or any other CSS colour.',
  instead: [
    { when: 'the colour is selected visually', take: 'ColorPicker, which has this field too' },
    { when: 'the colour is only shown', take: 'ColorSwatch' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    { part: 'Swatch', is: 'shows the typed colour; crossed out while it is invalid' },
    { part: 'Code', is: 'left to right in every language' },
    { part: 'Description and error', is: 'under the field' },
  ],
  parts: {
    ...fieldParts,
    ...inputParts,
    'ColorField-swatch': 'the colour',
  },
  keyboard: [
    { keys: 'Enter', does: 'commits the typed colour' },
    { keys: 'Tab, Shift Tab', does: 'leave the field, which commits the typed colour' },
    { keys: 'Escape', does: 'restores the previous colour' },
  ],
  notes: [
    'The value is #rrggbb, or #rrggbbaa for a translucent colour with hasAlpha. It changes only when the typed colour is complete.',
    'A reset of its form restores the initial colour, and `onChange` is called with it.',
    'Invalid text is kept as it was typed, with an error message.',
  ],
} satisfies ComponentDocs;
