import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A colour that is looked for: by eye, by numbers, from presets or from anywhere on the screen.',
  instead: [
    { when: 'the colour is known by its code', take: 'ColorField' },
    {
      when: 'there are only a few colours to choose from',
      take: 'RadioGroup or Select with a ColorSwatch in each',
    },
    { when: 'the colour is only shown', take: 'ColorSwatch' },
  ],
  anatomy: [
    { part: 'Label', is: 'names it; a red asterisk marks it as required' },
    {
      part: 'Button',
      is: 'looks like a field, shows the colour and its code, and opens the panel; inline there is none',
    },
    { part: 'Area', is: 'saturation along, brightness up' },
    { part: 'Hue and alpha', is: 'a line each; alpha with hasAlpha' },
    { part: 'Eye dropper', is: 'takes a colour from the screen, where the browser can' },
    { part: 'Fields', is: 'the code, or the numbers of RGB or HSL' },
    { part: 'Presets', is: 'a list of swatches' },
    { part: 'Contrast', is: 'how well the colour stands out from another, with contrastWith' },
  ],
  keyboard: [
    { keys: 'Enter, Space, on the button', does: 'open the panel' },
    { keys: 'Tab, Shift Tab', does: 'go between the area, the lines, the fields and the presets' },
    { keys: 'Arrows, on the area', does: 'change saturation and brightness by one' },
    { keys: 'Left Arrow, Right Arrow, on a line', does: 'change it by one' },
    { keys: 'Shift with arrows, Page Up, Page Down', does: 'change by ten' },
    { keys: 'Home, End', does: 'on a line go to its ends, on the area change saturation by ten' },
    { keys: 'Up Arrow, Down Arrow, on a number', does: 'change it by one' },
    { keys: 'Arrows, on the presets', does: 'go from swatch to swatch' },
    { keys: 'Enter, Space, on a preset', does: 'choose it' },
    { keys: 'Escape', does: 'closes the panel and keeps the colour' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
  notes: [
    'The value is #rrggbb, or #rrggbbaa with hasAlpha where something shows through. onChange follows every move, which suits a CSS variable; onChangeEnd is called once at its end, which suits saving.',
    'An empty string means that no colour is chosen. Then, if it is required, a form is not sent, and the button is focused; a reset brings the first colour back, or none.',
    'Colours are named, such as “vibrant orange”, in the language of the page; contrast is announced when it changes.',
    'The hue of a grey is kept while the panel is used. The area and the lines keep their colours in forced colours.',
  ],
} satisfies ComponentDocs;
