import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Gives a part of a page, or all of it, a theme: a base and the values that differ from it. Overlays opened inside carry it too.',
  instead: [
    { when: 'a page only follows the light, dark or system theme', take: 'data-theme on the html element' },
    { when: 'a script changes a live page without React', take: 'applyTheme' },
    { when: 'a theme is the same for everyone', take: 'a style sheet made by toCss' },
  ],
  anatomy: [
    {
      part: 'Wrapper',
      is: 'an element with data-theme and the variables; with target="root" the document itself',
    },
    {
      part: 'Place of overlays',
      is: 'an element at the end of the page under the same theme; it comes with the first overlay',
    },
  ],
  keyboard: [],
  notes: [
    'Values are checked: unknown names and what no theme needs, such as url(), are left out.',
    'The server writes the values into the style attribute, so the first paint has them. With target="root" put themeAttributes(theme) on the html element.',
    'useTheme().preview(values) shows values at once without a render, and returns undo.',
    'A provider without a base adds to what is around; one with a base begins anew.',
    'What fits together can be asked of checkContrast before a theme is kept.',
  ],
} satisfies ComponentDocs;
