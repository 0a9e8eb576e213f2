import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Goes somewhere: another page, another place on this one, another site.',
  instead: [
    { when: 'it does something in place', take: 'Button' },
    { when: 'it is the one way on and should look like a button', take: 'ButtonLink' },
    { when: 'it switches between parts of a page', take: 'Tabs' },
  ],
  anatomy: [
    { part: 'Words', is: 'where it goes, understood without the text around it' },
    { part: 'Underline', is: 'always within running text; elsewhere on hover and focus' },
  ],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  notes: [
    'It is the browser’s own link: an application’s router takes over its clicks at the document.',
    'A name that is cut is shown whole on hover.',
    'With `isDisabled` it is read as a link that cannot be followed, and takes no focus.',
  ],
} satisfies ComponentDocs;
