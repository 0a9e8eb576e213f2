import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Collapsible sections of a long text or form, of which the titles stay visible.',
  instead: [
    { when: 'the sections are views of which one is always visible', take: 'Tabs' },
    { when: 'the sections are nested', take: 'Tree' },
    { when: 'most people need all of it', take: 'headings and plain text' },
  ],
  anatomy: [
    { part: 'Title', is: 'a heading with a button; an icon and a second line are optional' },
    { part: 'Arrow', is: 'rotates when the section opens' },
    { part: 'Actions', is: 'buttons beside the title, which do not open it' },
    { part: 'Panel', is: 'the content of the section' },
  ],
  parts: {
    'Accordion-head': 'the heading and its button',
    'Accordion-trigger': 'the button',
    'Accordion-text': 'the title and the description',
    'Accordion-description': 'the second line',
    'Accordion-icon': 'the icon',
    'Accordion-chevron': 'the arrow',
    'Accordion-content': 'the content',
  },
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'moves from title to title, and through expanded content' },
    { keys: 'Enter, Space', does: 'expands or collapses the section' },
  ],
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/accordion/',
  notes: [
    'Set headingLevel, so that the titles have the right level in the outline of the page.',
    'Collapsed content stays in the document; the browser’s find-in-page finds and expands it. With keepMounted={false} it is rendered only while it is expanded.',
  ],
} satisfies ComponentDocs;
