import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose: 'Asks for a rating in stars. `Rating`, of the same module, shows one, also with a fraction.',
  instead: [
    { when: 'people like or do not like', take: 'ToggleButton' },
    { when: 'the values have names', take: 'RadioGroup' },
    { when: 'the range is long', take: 'Slider' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group, with a red asterisk if a rating is required' },
    { part: 'Star', is: 'one value; the stars up to the hovered or chosen one are filled' },
    { part: 'Clear', is: 'removes the rating, with isClearable' },
    { part: 'Description and error', is: 'help text and error message' },
  ],
  parts: {
    ...fieldParts,
    'RatingGroup-stars': 'the stars',
    'RatingGroup-star': 'one star that can be chosen',
    'RatingGroup-fill': 'the filled part of a star',
    'RatingGroup-text': 'the number beside the stars of Rating',
  },
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes to the chosen star, or the first, then to the clear button, and out of the group',
    },
    { keys: '→, ↓', does: 'choose one star more; after the last comes the first' },
    { keys: '←, ↑', does: 'choose one star less; before the first comes the last' },
    { keys: 'Space', does: 'chooses the star that has the focus' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/radio/examples/radio-rating/',
  notes: [
    'Stars follow the reading direction, and so do → and ←.',
    'Screen readers announce a chosen rating as “3 stars”, and a shown one as an image: “4.3 of 5 stars”.',
    'With a coarse pointer each star has a hit target of 44 px.',
  ],
} satisfies ComponentDocs;
