import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Applies a theme to a part of a page or to all of it: a base and the values that differ from it. Overlays opened inside have the same theme.',
  instead: [
    { when: 'a page only follows the light, dark or system theme', take: 'data-theme on the html element' },
    { when: 'code outside React changes the theme', take: 'applyTheme' },
    { when: 'a theme is the same for everyone', take: 'a style sheet made by toCss' },
  ],
  anatomy: [
    {
      part: 'Wrapper',
      is: 'an element with data-theme and the variables; with target="root" the html element',
    },
    {
      part: 'Overlay container',
      is: 'an element at the end of the page with the same theme, created with the first overlay',
    },
  ],
  keyboard: [],
  notes: [
    'Values are validated: unknown names and unsafe values, such as url(), are left out.',
    'The server writes the values into the style attribute, so the first paint has them. With target="root" put themeAttributes(theme) on the html element.',
    'useTheme().preview(values) applies values at once without a render, and returns an undo function.',
    'A provider without a base inherits the outer values; a provider with a base does not.',
    'Check the contrast of a theme with checkContrast before you save it.',
  ],
} satisfies ComponentDocs;
