import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'A colour that is selected visually, by numbers, from presets or from the screen.',
  instead: [
    { when: 'the colour is known by its code', take: 'ColorField' },
    {
      when: 'there are only a few colours',
      take: 'RadioGroup or Select with a ColorSwatch in each',
    },
    { when: 'the colour is only shown', take: 'ColorSwatch' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required field' },
    {
      part: 'Button',
      is: 'looks like a field, shows the colour and its code, and opens the panel; not rendered inline',
    },
    { part: 'Area', is: 'saturation on the x axis, brightness on the y axis' },
    { part: 'Hue and alpha', is: 'a slider each; alpha only with hasAlpha' },
    { part: 'Eye dropper', is: 'picks a colour from the screen, where the browser supports it' },
    { part: 'Fields', is: 'the code, or the numbers of RGB or HSL' },
    { part: 'Presets', is: 'a list of swatches' },
    { part: 'Contrast', is: 'the contrast ratio with another colour, with contrastWith' },
  ],
  parts: {
    'ColorPicker-trigger': 'the button',
    'ColorPicker-triggerSwatch': 'its colour',
    'ColorPicker-triggerCode': 'its code',
    'ColorPicker-panel': 'the content of the popover',
    'ColorPicker-area': 'the area of saturation and brightness',
    'ColorPicker-slider': 'a slider',
    'ColorPicker-thumb': 'a handle',
    'ColorPicker-fields': 'the format and the channels',
    'ColorPicker-presets': 'the preset colours',
    'ColorPicker-preset': 'a preset colour',
    'ColorPicker-contrast': 'the note about contrast',
  },
  keyboard: [
    { keys: 'Enter, Space, on the button', does: 'open the panel' },
    { keys: 'Tab, Shift Tab', does: 'move between the area, the sliders, the fields and the presets' },
    { keys: 'Arrows, on the area', does: 'change saturation and brightness by one' },
    { keys: 'Left Arrow, Right Arrow, on a slider', does: 'change it by one' },
    { keys: 'Shift with arrows, Page Up, Page Down', does: 'change by ten' },
    { keys: 'Home, End', does: 'on a slider move to its ends, on the area change saturation by ten' },
    { keys: 'Up Arrow, Down Arrow, on a number', does: 'change it by one' },
    { keys: 'Arrows, on the presets', does: 'move from swatch to swatch' },
    { keys: 'Enter, Space, on a preset', does: 'select it' },
    { keys: 'Escape', does: 'closes the panel and keeps the colour' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/',
  notes: [
    'The value is #rrggbb, or #rrggbbaa for a translucent colour with hasAlpha. onChange is called continuously, which suits a CSS custom property; onChangeEnd is called once at the end, which suits saving.',
    'An empty string means that no colour is selected. If the picker is required, this blocks submission and focuses the button. A reset restores the initial value.',
    'Colours have localized names, such as “vibrant orange”; contrast is announced when it changes.',
    'The hue of a grey is kept while the panel is used. The area and the sliders keep their colours in forced colours.',
  ],
} satisfies ComponentDocs;
