import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Navigates to another page, another place on the same page, or another site.',
  instead: [
    { when: 'it runs an action in place', take: 'Button' },
    { when: 'it is the single next step and should look like a button', take: 'ButtonLink' },
    { when: 'it switches between parts of a page', take: 'Tabs' },
  ],
  anatomy: [
    { part: 'Text', is: 'the destination, understandable without the text around it' },
    { part: 'Underline', is: 'always within running text; elsewhere on hover and focus' },
  ],
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
  notes: [
    'It is a native link: an application’s router handles its clicks at the document.',
    'Truncated text has a tooltip with the whole text.',
    'With `isDisabled` it is announced as a disabled link, and is not focusable.',
  ],
} satisfies ComponentDocs;
