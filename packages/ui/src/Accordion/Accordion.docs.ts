import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Lets people open the sections of a long text or form that they want, and leaves the others as titles.',
  instead: [
    { when: 'the sections are views of one thing, of which one is always wanted', take: 'Tabs' },
    { when: 'the parts hold parts of their own', take: 'Tree' },
    { when: 'most people need all of it', take: 'headings and plain text' },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading that is a button; with an icon and a second line if you like' },
    { part: 'Arrow', is: 'turns when the section opens' },
    { part: 'Actions', is: 'buttons beside the title, which do not open it' },
    { part: 'Panel', is: 'what the title is about' },
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'goes from title to title, and through what is open' },
    { keys: 'Enter, Space', does: 'opens or closes the section' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  notes: [
    'Set headingLevel, so that the titles have their place in the outline of the page.',
    'What is closed stays in the page and is found by the browser’s own search, which opens it; with keepMounted={false} it is made when it opens.',
  ],
} satisfies ComponentDocs;
