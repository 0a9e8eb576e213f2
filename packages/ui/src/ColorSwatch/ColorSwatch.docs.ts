import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A patch of a colour with an accessible name.',
  instead: [
    { when: 'the colour is selected', take: 'ColorPicker' },
    { when: 'the colour is typed', take: 'ColorField, which has a swatch' },
  ],
  anatomy: [{ part: 'Swatch', is: 'the colour, over a checkerboard where something shows through' }],
  keyboard: [],
  notes: [
    'It is an image with the localized name of its colour, such as “vibrant orange”. Set colorName for another name.',
    'It keeps its colour in forced colours. An invalid colour is crossed out.',
  ],
} satisfies ComponentDocs;
