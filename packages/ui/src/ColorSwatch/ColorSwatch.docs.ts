import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A patch of a colour, with its name for screen readers.',
  instead: [
    { when: 'someone chooses the colour', take: 'ColorPicker' },
    { when: 'someone types it', take: 'ColorField, which has a swatch' },
  ],
  anatomy: [{ part: 'Swatch', is: 'the colour, over a checkerboard where something shows through' }],
  keyboard: [],
  notes: [
    'It is an image that is called by its colour, such as “vibrant orange”, in the language of the page. Give colorName where the colour has a name of its own.',
    'It keeps its colour in forced colours. What is no colour is crossed out.',
  ],
} satisfies ComponentDocs;
